-- Stands in for Jitsi's mod_muc_lobby_rooms, as far as a server uses it: opens and closes a conference's lobby by two events.

local jid = require "util.jid";
local st = require "util.stanza";

local lobby_host = module:get_option_string("lobby_muc");
local muc_host = module:get_option_string("main_muc");

module:hook_global("create-lobby-room", function (event)
	local room = event.room;
	for _, occupant in room:each_occupant() do
		local known = room:get_affiliation(occupant.bare_jid);
		if not known or known == "none" then room:set_affiliation(true, occupant.bare_jid, "member"); end
	end
	room:set_members_only(true);
	room._data.lobbyroom = jid.join(jid.node(room.jid), lobby_host);
end);

module:hook_global("destroy-lobby-room", function (event)
	event.room._data.lobbyroom = nil;
end);

local function watch(host)
	if host ~= muc_host then return; end
	module:context(muc_host):hook("muc-occupant-pre-join", function (event)
		local room, occupant = event.room, event.occupant;
		if not room:get_members_only() or jid.node(occupant.bare_jid) == "focus" then return; end
		local known = room:get_affiliation(occupant.bare_jid);
		if known and known ~= "none" then return; end
		event.origin.send(st.error_reply(event.stanza, "auth", "registration-required", "The lobby is open"));
		return true;
	end, -4);
end

if prosody.hosts[muc_host] then watch(muc_host); end
module:hook_global("host-activated", watch);
