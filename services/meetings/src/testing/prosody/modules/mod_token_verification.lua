-- Stands in for Jitsi's mod_token_verification: a token opens the room that it names, and no other.

local jid = require "util.jid";
local st = require "util.stanza";

local function refuse_other_room(event)
	local session, stanza = event.origin, event.stanza;
	if jid.node(stanza.attr.from) == "focus" then return; end
	local named = session.jitsi_meet_room;
	if named == "*" or named and named:lower() == jid.node(stanza.attr.to) then return; end
	session.send(st.error_reply(stanza, "cancel", "not-allowed", "Room and token mismatched"));
	return true;
end

module:hook("muc-room-pre-create", refuse_other_room, 99);
module:hook("muc-occupant-pre-join", refuse_other_room, 99);
