/** Authentication by API key, authorization, CORS, rate limits, security headers. */
@NullMarked
package io.regwatch.api.security;

import org.jspecify.annotations.NullMarked;
