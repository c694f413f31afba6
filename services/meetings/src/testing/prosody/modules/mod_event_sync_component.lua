-- Stands in for jitsi-contrib's mod_event_sync_component: reports rooms and their occupants to an HTTP API.

local http = require "net.http";
local jid = require "util.jid";
local json = require "util.json";

local muc_host = module:get_option_string("muc_component");
local api_prefix = module:get_option_string("api_prefix");
local headers = { ["Content-Type"] = "application/json" };
for name, value in pairs(module:get_option("api_headers", {})) do headers[name] = value; end

local function tell(path, room, event_name, fields)
	fields.event_name = event_name;
	fields.is_breakout = false;
	fields.room_jid = room.jid;
	fields.room_name = jid.node(room.jid);
	http.request(api_prefix .. path, { method = "POST", headers = headers, body = json.encode(fields) }, function (_, code)
		if code ~= 200 then module:log("error", "%s was answered with %s", path, code); end
	end);
end

local people = {};

local function watch(context)
	context:hook("muc-room-created", function (event)
		people[event.room.jid] = {};
		tell("/events/room/created", event.room, "muc-room-created", { created_at = os.time() });
	end, -3);

	context:hook("muc-occupant-joined", function (event)
		local address = event.occupant.jid;
		if jid.node(address) == "focus" then return; end
		local user = event.origin.jitsi_meet_context_user or {};
		local occupant = { occupant_jid = address, joined_at = os.time(), name = user.name, email = user.email, id = user.id };
		people[event.room.jid][address] = occupant;
		tell("/events/occupant/joined", event.room, "muc-occupant-joined", { occupant = occupant });
	end, -2);

	context:hook("muc-occupant-left", function (event)
		local address = event.occupant.jid;
		if jid.node(address) == "focus" then return; end
		local occupant = people[event.room.jid][address];
		occupant.left_at = os.time();
		tell("/events/occupant/left", event.room, "muc-occupant-left", { occupant = occupant });
	end, -2);

	context:hook("muc-room-destroyed", function (event)
		local all = {};
		for _, occupant in pairs(people[event.room.jid]) do table.insert(all, occupant); end
		tell("/events/room/destroyed", event.room, "muc-room-destroyed", { destroyed_at = os.time(), all_occupants = all });
	end, -2);
end

local function watch_when_active(host)
	if host == muc_host then watch(module:context(muc_host)); end
end

if prosody.hosts[muc_host] then watch_when_active(muc_host); end
module:hook_global("host-activated", watch_when_active);
