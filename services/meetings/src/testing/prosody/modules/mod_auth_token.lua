-- Stands in for Jitsi's mod_auth_token: admits each client with a valid token in the address, under a generated name.

local formdecode = require "util.http".formdecode;
local generate_uuid = require "util.uuid".generate;
local verify = module:require "token";

module:hook_global("websocket-session", function (event)
	local query = event.request.url.query;
	event.session.auth_token = query and formdecode(query).token;
end);

local function authenticate(session)
	if not session.auth_token then return nil, "there is no token"; end
	local claims, reason = verify(session.auth_token, module);
	if not claims then return nil, reason; end
	session.jitsi_meet_room = claims.room;
	session.jitsi_meet_context_user = claims.context and claims.context.user;
	return generate_uuid();
end

local handler = {};
handler.__index = handler;
function handler.mechanisms() return { ANONYMOUS = true }; end
function handler:select(mechanism) self.selected = mechanism; return mechanism == "ANONYMOUS"; end
function handler:clean_clone() return setmetatable({ session = self.session }, handler); end
function handler:process()
	local username, reason = authenticate(self.session);
	if not username then
		module:log("warn", "Refused a token: %s", reason);
		return "failure", "not-authorized", reason;
	end
	self.username = username;
	return "success";
end

module:provides("auth", {
	get_sasl_handler = function (session) return setmetatable({ session = session }, handler); end;
	user_exists = function () return nil; end;
});
