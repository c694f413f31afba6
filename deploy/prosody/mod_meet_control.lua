-- Ends a conference for Meet's server: POST /end-meeting?conference=ROOM@DOMAIN with a bearer token.
--
-- Jitsi's mod_muc_end_meeting has the same call, but accepts only tokens of a key pair, and none on a deployment that signs
-- room tokens with app_secret. This module verifies the token with app_secret. Load it on the main virtual host.
--
-- Answers 200 when the conference was destroyed, 400 without a conference, 401 without a valid token, 404 when there is no
-- such conference.

local base64 = require "util.encodings".base64;
local formdecode = require "util.http".formdecode;
local hashes = require "util.hashes";
local jid = require "util.jid";
local json = require "util.json";

local app_secret = module:get_option_string("app_secret");
local issuers = module:get_option_set("asap_accepted_issuers", { module:get_option_string("app_id") });
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

local function end_meeting(event)
	local request = event.request;
	local token = (request.headers.authorization or ""):match("^Bearer (%S+)$");
	local fault = token and find_fault(token) or not token and "no token" or nil;
	if fault then
		module:log("warn", "Refused to end a conference: %s", fault);
		return 401;
	end
	local address = jid.prep(request.url.query and formdecode(request.url.query).conference or nil);
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

module:depends("http");
module:provides("http", {
	default_path = "/";
	route = { ["POST /end-meeting"] = end_meeting };
});
