-- Verifies room tokens as Jitsi's Prosody does with app_secret: HS256, exp, nbf, iss, aud and that there is a room.

local base64 = require "util.encodings".base64;
local hmac_sha256 = require "util.hashes".hmac_sha256;
local json = require "util.json";

local function decode(text)
	return base64.decode(text:gsub("-", "+"):gsub("_", "/") .. ("="):rep(-#text % 4));
end

-- Returns the claims, or nil and a reason. `host` is the module of the virtual host, whose options apply.
return function (token, host)
	local signed, head, body, signature = token:match("^(([^.]+)%.([^.]+))%.([^.]+)$");
	if not signed then return nil, "malformed"; end
	if json.decode(decode(head)).alg ~= "HS256" then return nil, "algorithm"; end
	if hmac_sha256(host:get_option_string("app_secret"), signed) ~= decode(signature) then return nil, "signature"; end
	local claims = json.decode(decode(body));
	if os.time() >= claims.exp then return nil, "expired"; end
	if claims.nbf and os.time() < claims.nbf then return nil, "not yet valid"; end
	if not host:get_option_set("asap_accepted_issuers"):contains(claims.iss) then return nil, "issuer"; end
	if not host:get_option_set("asap_accepted_audiences"):contains(claims.aud) then return nil, "audience"; end
	if not claims.room then return nil, "room is missing"; end
	return claims;
end
