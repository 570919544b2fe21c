-- Where redirects led: validators belong to the address that gave them.

ALTER TABLE capture ADD COLUMN hops text[];

COMMENT ON COLUMN capture.hops IS 'Addresses asked, from the url to where redirects ended, which gave the validators';
