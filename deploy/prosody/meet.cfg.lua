-- Additions of Meet to the Prosody of docker-jitsi-meet, whose domain is meet.jitsi. The file is mounted as /config/conf.d/meet.cfg.lua;
-- docker-compose.yml names the modules and hands over the variables. Without JITSI_WEBHOOK_SECRET nothing is added.

local secret = ENV_JITSI_WEBHOOK_SECRET

if secret and secret ~= "" then
	-- Read by mod_reservations on the virtual host, which takes its missing options from here.
	reservations_api_prefix = ENV_MEET_API_URL
	reservations_api_headers = { ["Authorization"] = "Bearer " .. secret }

	Component "event-sync.meet.jitsi" "event_sync_component"
		muc_component = "muc.meet.jitsi"
		breakout_component = "breakout.meet.jitsi"
		api_prefix = ENV_MEET_API_URL
		api_headers = { ["Authorization"] = "Bearer " .. secret }
end
