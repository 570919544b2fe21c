package io.regwatch.ingest.source.list;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.ingest.source.parse.ReportedFailure;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Fetches the further document about a row.
 *
 * @param pages that fetches it
 * @param source whose rules hold
 */
record DetailPageFetcher(PageFetcher pages, SourceDefinition source) {

	/**
	 * The row with its document as member {@code detail}. An answer that reports a
	 * failure, or has nothing that fields read from it, is no such document: defaults
	 * would take its place.
	 * @throws MissingDetailException if there is none
	 */
	JsonRow of(JsonRow row, FieldRule url, URI page) throws MissingDetailException {
		String address = new FieldReader(row, page).readAddress(url);
		if (address == null) {
			throw new MissingDetailException(RejectionReason.MISSING, "The row names no further document");
		}
		ObjectNode whole = YamlFile.MAPPER.createObjectNode();
		row.node().properties().forEach((member) -> whole.set(member.getKey(), member.getValue()));
		JsonNode detail = fetch(URI.create(address));
		JsonRow detailed = row.with(whole.set("detail", detail));
		@Nullable String failure = ReportedFailure.in(detail).orElse(null);
		if (failure != null) {
			throw new MissingDetailException(RejectionReason.LACKS_EXPECTED_TEXT,
					"'%s' reports a failure: '%s'".formatted(address, failure));
		}
		if (!saysMore(new FieldReader(detailed, page), new FieldReader(row, page))) {
			throw new MissingDetailException(RejectionReason.LACKS_EXPECTED_TEXT,
					"'%s' has none of the fields that the source reads from it".formatted(address));
		}
		return detailed;
	}

	private boolean saysMore(FieldReader detailed, FieldReader row) {
		return this.source.pagedList().fields().parts().anyMatch((rule) -> detailed.finds(rule) && !row.finds(rule));
	}

	/** Fetches a JSON object. */
	JsonNode fetch(URI address) throws MissingDetailException {
		WebRequest request = new WebRequest(address, Validators.NONE, ContentExpectation.of("json"));
		return switch (this.pages.get(request, this.source.fetchRules(), DetailPageFetcher::parse,
				JsonNode::isObject)) {
			case FetchResponse.Received<JsonNode> received when received.body().isObject() -> received.body();
			case FetchResponse.Received<JsonNode> _ ->
				throw new MissingDetailException(RejectionReason.CORRUPT, "'%s' is no JSON object".formatted(address));
			case FetchResponse.Gone<JsonNode> _ ->
				throw new MissingDetailException(RejectionReason.GONE, "'%s' is not there".formatted(address));
			case FetchResponse.NotModified<JsonNode> _ ->
				throw new MissingDetailException(RejectionReason.HTTP_ERROR, "'%s': not modified".formatted(address));
			case FetchResponse.Refused<JsonNode> refused ->
				throw new MissingDetailException(refused.reason(), "'%s': %s".formatted(address, refused.detail()));
		};
	}

	private static JsonNode parse(InputStream body, ResponseMetadata receipt) throws IOException {
		try {
			return YamlFile.MAPPER.readTree(body.readAllBytes());
		}
		catch (JacksonException ex) {
			return YamlFile.MAPPER.nullNode();
		}
	}

}
