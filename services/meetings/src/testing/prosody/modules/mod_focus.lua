-- Stands in for Jicofo with ENABLE_AUTO_OWNER=0: opens a conference when a client requests it, and leaves it last.

local jid = require "util.jid";
local st = require "util.stanza";

local address = "focus@" .. module.host .. "/focus";

local function conference_of(room)
	local host = prosody.hosts[jid.host(room)];
	return host and host.modules.muc.get_room_from_jid(room);
end

module:hook("iq-set/host/http://jitsi.org/protocol/focus:conference", function (event)
	local room = event.stanza:get_child("conference", "http://jitsi.org/protocol/focus").attr.room;
	if not conference_of(room) then
		module:send(st.presence({ from = address, to = room .. "/focus" }):tag("x", { xmlns = "http://jabber.org/protocol/muc" }));
	end
	event.origin.send(st.reply(event.stanza)
		:tag("conference", { xmlns = "http://jitsi.org/protocol/focus", ready = tostring(conference_of(room) ~= nil) }));
	return true;
end);

local function leave_when_alone(room)
	local conference = conference_of(room);
	if not conference then return; end
	for _, occupant in conference:each_occupant() do
		if occupant.bare_jid ~= jid.bare(address) then return; end
	end
	module:send(st.presence({ from = address, to = room .. "/focus", type = "unavailable" }));
end

module:hook("presence/full", function (event)
	local stanza = event.stanza;
	if stanza.attr.type == "unavailable" and jid.resource(stanza.attr.from) ~= "focus" then
		module:add_timer(0, function () leave_when_alone(jid.bare(stanza.attr.from)); end);
	end
	return true;
end);

for _, name in ipairs { "presence/bare", "message/full", "message/bare", "iq/full", "iq/bare" } do
	module:hook(name, function () return true; end);
end
