-- Stands in for Jitsi's mod_token_affiliation: makes owners of people by their token, and members of all others after the lobby.

local jid = require "util.jid";

module:hook("muc-occupant-pre-join", function (event)
	local room, occupant, session = event.room, event.occupant, event.origin;
	if jid.node(occupant.bare_jid) == "focus" or not session.auth_token then return; end
	local known = room:get_affiliation(occupant.bare_jid);
	if room:get_members_only() and (not known or known == "none") then return; end
	local user = session.jitsi_meet_context_user or {};
	local is_owner = user.affiliation == "owner" or user.moderator == true;
	room:set_affiliation(true, occupant.bare_jid, is_owner and "owner" or "member");
	if is_owner then occupant.role = "moderator"; end
end, -3.5);
