-- Stands in for Jitsi's mod_reservations: requests from an HTTP API whether a conference may be opened.

local datetime = require "util.datetime";
local http = require "net.http";
local jid = require "util.jid";
local json = require "util.json";
local st = require "util.stanza";

local api_prefix = module:get_option_string("reservations_api_prefix");
if not api_prefix then
	module:log("error", "reservations_api_prefix not specified");
	return;
end
local headers = module:get_option("reservations_api_headers", {});
local focus = "focus." .. module:get_option_string("muc_mapper_domain_base");
local muc_host = module:get_option_string("main_muc");
local reserved = {};

local function find_fault(room, body, code)
	local answer = json.decode(body or "");
	if code ~= 200 and code ~= 201 then return code, answer and answer.message or "Rejected by reservation server"; end
	local is_whole = answer and answer.id and answer.mail_owner and tonumber(answer.duration)
		and answer.name and answer.name:lower() == jid.node(room) and datetime.parse(answer.start_time);
	if not is_whole then return 500, "Invalid response from reservation server"; end
	reserved[room] = answer.id;
end

module:hook("pre-iq/host", function (event)
	local session, stanza = event.origin, event.stanza;
	local request = stanza.attr.to == focus and stanza:get_child("conference", "http://jitsi.org/protocol/focus");
	if not request then return; end
	local room = request.attr.room;
	if prosody.hosts[muc_host].modules.muc.get_room_from_jid(room) then return; end
	local form = http.formencode { name = jid.node(room), start_time = datetime.datetime(), mail_owner = jid.bare(stanza.attr.from) };
	http.request(api_prefix .. "/conference", { method = "POST", headers = headers, body = form }, function (body, code)
		local fault, text = find_fault(room, body, code);
		if not fault then return prosody.core_post_stanza(session, stanza, false); end
		session.send(st.error_reply(stanza, "cancel", "service-unavailable", text)
			:tag("reservation-error", { xmlns = "http://jitsi.org/protocol/focus", ["error-code"] = tostring(fault) }));
	end);
	return true;
end);

local function watch(host)
	if host ~= muc_host then return; end
	module:context(muc_host):hook("muc-room-destroyed", function (event)
		local id = reserved[event.room.jid];
		reserved[event.room.jid] = nil;
		if id then http.request(api_prefix .. "/conference/" .. id, { method = "DELETE", headers = headers }, function () end); end
	end, -1);
end

if prosody.hosts[muc_host] then watch(muc_host); end
module:hook_global("host-activated", watch);
