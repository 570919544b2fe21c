package io.regwatch.ingest.source.catalogue;

import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * How pages of a list are requested with POST.
 *
 * @param body may hold {@code {page}}, {@code {offset}}, {@code {token}},
 * {@code {cursor}}, {@code {from}} and {@code {to}}
 * @param contentType of the body; {@code null} for JSON
 * @param headers further ones; {@code null} for none
 */
public record RequestRule(String body, @Nullable String contentType, @Nullable Map<String, String> headers) {

	/** Whether the body takes a placeholder's value, so that the address does not. */
	public boolean takes(String placeholder) {
		return this.body.contains(placeholder);
	}

}
