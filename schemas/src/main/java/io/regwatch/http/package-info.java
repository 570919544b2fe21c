/** A crawl client with rate limits, checks of content and protection against SSRF. */
@NullMarked
package io.regwatch.http;

import org.jspecify.annotations.NullMarked;
