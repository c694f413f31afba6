-- Lets Meet's server act on conferences. Load it on the main virtual host; `main_muc` names the component of the conferences.
--
-- POST /end-meeting?conference=ROOM@DOMAIN destroys a conference.
-- POST /configure-conference?room=ROOM sets what the JSON body names, each as { "value": …, "version": N }: password and
--   subject (texts, empty for none), lobby (boolean), maxOccupants (number). A version below the last one of that name
--   changes nothing. The answer is { "unsupported": [names] }: lobby without mod_muc_lobby_rooms.
-- Both take a bearer token and answer 401 without a valid one, 400 to a bad request, 404 if there is no such conference.
--
-- Until Meet has set a new conference's password and lobby, everybody but owners waits at its door, for five seconds at most.
--
-- It also keeps what hosts decide in the conference: a removed person does not come back, and Meet is notified of it at
-- `reservations_api_prefix`/events/occupant/removed. Owners need no password.
--
-- Jitsi's mod_muc_end_meeting has the first call, but accepts only tokens of a key pair, and none on a deployment that signs
-- room tokens with app_secret. This module verifies the token with app_secret.

local array = require "util.array";
local base64 = require "util.encodings".base64;
local formdecode = require "util.http".formdecode;
local hashes = require "util.hashes";
local http = require "net.http";
local jid = require "util.jid";
local json = require "util.json";
local st = require "util.stanza";

local app_secret = module:get_option_string("app_secret");
local issuers = module:get_option_set("asap_accepted_issuers", { module:get_option_string("app_id") });
local muc_host = module:get_option_string("main_muc");
local api_prefix = module:get_option_string("reservations_api_prefix");
local audiences = module:get_option_set("asap_accepted_audiences", { "*" });

if not app_secret or app_secret == "" then
	module:log("error", "app_secret is not set: conferences cannot be ended from outside");
	return;
end

local function from_base64url(text)
	local padded = text:gsub("[-_]", { ["-"] = "+"; ["_"] = "/" }) .. ("="):rep(-#text % 4);
	return base64.decode(padded);
end

local function to_base64url(bytes)
	return (base64.encode(bytes):gsub("[+/=]", { ["+"] = "-"; ["/"] = "_"; ["="] = "" }));
end

local function decode_part(text)
	local decoded = from_base64url(text);
	local value = decoded and json.decode(decoded);
	return type(value) == "table" and value or nil;
end

-- Returns nil for a valid token, else why it is none. Room tokens are signed with the same key: they name one room, and
-- only the server's own token names all of them.
local function find_fault(token)
	local head, body, signature = token:match("^([%w_-]+)%.([%w_-]+)%.([%w_-]+)$");
	if not head then return "malformed"; end
	local expected = to_base64url(hashes.hmac_sha256(app_secret, head .. "." .. body));
	if not hashes.equals(expected, signature) then return "wrong signature"; end
	local header, claims = decode_part(head), decode_part(body);
	if not header or not claims then return "malformed"; end
	if header.alg ~= "HS256" then return "algorithm not accepted"; end
	if type(claims.exp) ~= "number" or os.time() >= claims.exp then return "expired"; end
	if not issuers:contains(claims.iss) then return "issuer not accepted"; end
	if not audiences:contains("*") and not audiences:contains(claims.aud) then return "audience not accepted"; end
	if claims.room ~= "*" then return "token of a participant"; end
end

local function find_conference(address)
	local host = prosody.hosts[jid.host(address)];
	local muc = host and host.modules.muc;
	return muc and muc.get_room_from_jid(address);
end

-- Returns 401 for a request without the server's token.
local function authorize(request)
	local token = (request.headers.authorization or ""):match("^Bearer (%S+)$");
	local fault = token and find_fault(token) or not token and "no token" or nil;
	if not fault then return; end
	module:log("warn", "Refused a call: %s", fault);
	return 401;
end

local function get_parameter(request, name)
	return request.url.query and formdecode(request.url.query)[name] or nil;
end

local function end_meeting(event)
	local refusal = authorize(event.request);
	if refusal then return refusal; end
	local address = jid.prep(get_parameter(event.request, "conference"));
	if not address then return 400; end
	local conference = find_conference(address);
	if not conference then
		module:log("warn", "There is no conference %s to end", address);
		return 404;
	end
	module:log("info", "Ending conference %s", address);
	conference:destroy(nil, "The meeting was ended.");
	return 200;
end

-- Notifies the pages of everybody in the conference that its configuration changed (XEP-0045, status 104).
local function announce_configuration(conference)
	conference:broadcast_message(st.message({ type = "groupchat"; from = conference.jid })
		:tag("x", { xmlns = "http://jabber.org/protocol/muc#user" }):tag("status", { code = "104" }));
end

local setters = {};

function setters.password(conference, value)
	if conference:set_password(value) then announce_configuration(conference); end
	return true;
end

function setters.subject(conference, value)
	conference:set_subject(conference.jid, value);
	return true;
end

function setters.maxOccupants(conference, value)
	conference.meet_max_occupants = value > 0 and value or nil;
	return true;
end

-- mod_muc_lobby_rooms listens to these events; without it the conference has no lobby afterwards.
function setters.lobby(conference, value)
	if value == (conference._data.lobbyroom ~= nil) then return true; end
	if value then
		prosody.events.fire_event("create-lobby-room", { room = conference });
		return conference._data.lobbyroom ~= nil;
	end
	prosody.events.fire_event("destroy-lobby-room", { room = conference; newjid = conference.jid });
	conference:set_members_only(false);
	return true;
end

local types = { password = "string"; subject = "string"; lobby = "boolean"; maxOccupants = "number" };

local function is_valid(settings)
	if type(settings) ~= "table" then return false; end
	for name, setting in pairs(settings) do
		if type(setting) ~= "table" or type(setting.value) ~= types[name] or type(setting.version) ~= "number" then
			return false;
		end
	end
	return true;
end

local HOLD_SECONDS = 5;

local function is_configured(conference)
	local versions = conference.meet_versions;
	return conference.meet_is_late or versions ~= nil and versions.password ~= nil and versions.lobby ~= nil;
end

-- Lets those enter who waited until the conference was configured: now its password and lobby hold for them.
local function release(conference)
	local held = conference.meet_held or {};
	conference.meet_held = nil;
	for _, event in pairs(held) do
		if not event.origin.destroyed then prosody.core_post_stanza(event.origin, event.stanza, false); end
	end
end

-- A conference that Meet does not configure opens as it is.
local function hold(event)
	local conference, stanza = event.room, event.stanza;
	if not conference.meet_held then
		conference.meet_held = {};
		module:add_timer(HOLD_SECONDS, function ()
			if is_configured(conference) then return; end
			module:log("error", "%s was not configured in time: people enter without its password and lobby", conference.jid);
			conference.meet_is_late = true;
			release(conference);
		end);
	end
	conference.meet_held[stanza.attr.from] = { origin = event.origin; stanza = stanza };
	return true;
end

local function configure_conference(event)
	local request, response = event.request, event.response;
	local refusal = authorize(request);
	if refusal then return refusal; end
	local room, settings = get_parameter(request, "room"), json.decode(request.body or "");
	local address = room and muc_host and jid.prep(jid.join(room, muc_host));
	if not address or not is_valid(settings) then return 400; end
	local conference = find_conference(address);
	if not conference then return 404; end
	conference.meet_versions = conference.meet_versions or {};
	local unsupported = array();
	for name, setting in pairs(settings) do
		if setting.version >= (conference.meet_versions[name] or 0) then
			conference.meet_versions[name] = setting.version;
			if not setters[name](conference, setting.value) then unsupported:push(name); end
		end
	end
	if is_configured(conference) then release(conference); end
	response.headers.content_type = "application/json";
	return json.encode({ unsupported = unsupported });
end

local function get_user_id(session)
	return session and session.jitsi_meet_context_user and session.jitsi_meet_context_user.id or nil;
end

local function is_focus(occupant)
	return jid.node(occupant.bare_jid) == "focus";
end

-- Notifies Meet, which then gives the person no other token.
local function report_removal(conference, address, user_id)
	if not api_prefix then return; end
	local headers = { ["Content-Type"] = "application/json" };
	for name, value in pairs(module:get_option("reservations_api_headers", {})) do headers[name] = value; end
	local body = json.encode({
		event_name = "meet-occupant-removed";
		room_jid = conference.jid;
		room_name = jid.node(conference.jid);
		is_breakout = false;
		occupant = { occupant_jid = address; id = user_id };
	});
	http.request(api_prefix .. "/events/occupant/removed", { method = "POST"; headers = headers; body = body }, function (_, code)
		if code ~= 200 then module:log("error", "The removal from %s was answered with %s", conference.jid, code); end
	end);
end

local function count_people(conference)
	local count = 0;
	for _, occupant in conference:each_occupant() do
		if not is_focus(occupant) then count = count + 1; end
	end
	return count;
end

local function refuse(event, ...)
	event.origin.send(st.error_reply(event.stanza, ...));
	return true;
end

local function watch(conferences)
	-- Before the lobby (-4), members only (-5) and the password (-20) are checked.
	conferences:hook("muc-occupant-pre-join", function (event)
		local conference, occupant, session = event.room, event.occupant, event.origin;
		if is_focus(occupant) then return; end
		local user, user_id = session and session.jitsi_meet_context_user, get_user_id(session);
		local is_owner = user and (user.affiliation == "owner" or user.moderator == true);
		if is_owner then
			-- mod_token_affiliation leaves everybody whom a lobby could hold to the lobby, hosts too.
			conference:set_affiliation(true, occupant.bare_jid, "owner");
		end
		if user_id and conference.meet_removed and conference.meet_removed[user_id] then
			return refuse(event, "auth", "forbidden", "You were removed from this meeting.");
		end
		if api_prefix and not is_owner and not is_configured(conference) then return hold(event); end
		local max = conference.meet_max_occupants;
		if max and count_people(conference) >= max then
			return refuse(event, "wait", "service-unavailable", "The meeting is full.");
		end
	end, 5);

	conferences:hook("muc-occupant-pre-join", function (event)
		local conference, occupant, stanza = event.room, event.occupant, event.stanza;
		local join = stanza:get_child("x", "http://jabber.org/protocol/muc");
		local password = conference:get_password();
		if not join or not password or conference:get_affiliation(occupant.bare_jid) ~= "owner" then return; end
		join:maptags(function (tag) return tag.name ~= "password" and tag or nil; end);
		join:text_tag("password", password, { xmlns = "http://jabber.org/protocol/muc" });
	end, -19);

	conferences:hook("muc-occupant-joined", function (event)
		local conference, occupant = event.room, event.occupant;
		local user_id = get_user_id(event.origin);
		if not user_id or is_focus(occupant) then return; end
		conference.meet_users = conference.meet_users or {};
		conference.meet_users[occupant.nick] = { user_id = user_id; address = occupant.jid };
	end);

	-- Status 307: somebody with the right removed the occupant.
	conferences:hook("muc-broadcast-presence", function (event)
		local conference, occupant, actor, x = event.room, event.occupant, event.actor, event.x;
		if type(actor) ~= "string" or jid.node(actor) == "focus" or not x then return; end
		if not x:get_child_with_attr("status", nil, "code", "307") then return; end
		local known = conference.meet_users and conference.meet_users[occupant.nick];
		if not known then return; end
		conference.meet_removed = conference.meet_removed or {};
		conference.meet_removed[known.user_id] = true;
		report_removal(conference, known.address, known.user_id);
	end);
end

local function watch_when_active(host)
	if host == muc_host then watch(module:context(muc_host)); end
end

if muc_host and prosody.hosts[muc_host] then watch_when_active(muc_host); end
module:hook_global("host-activated", watch_when_active);

module:depends("http");
module:provides("http", {
	default_path = "/";
	route = { ["POST /end-meeting"] = end_meeting; ["POST /configure-conference"] = configure_conference };
});
