package io.regwatch.ingest.source.parse;

import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.Anomaly;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Secrets;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.ingest.source.catalogue.RowList;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Reads JSON documents that list items. */
record JsonPageParser(RowList list) implements PageParser {

	@Override
	public ContentExpectation expected() {
		if (this.list.embedded() == null) {
			return ContentExpectation.of("json");
		}
		return ContentExpectation.of((this.list.embedded().select() != null) ? "html" : "");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException, UnreadablePageException {
		JsonBody read = (this.list.embedded() != null)
				? JsonBody.embedded(body.readAllBytes(), receipt, this.list.embedded())
				: JsonBody.read(body.readAllBytes(), receipt);
		JsonNode document = read.document();
		@Nullable Integer total = total(document);
		return new Page(new JsonRowFinder(this.list, IncludedResources.of(document)).rows(document, total), total,
				next(document, receipt.url()), List.of(), receipt.url(), anomaly(read, receipt.url()))
			.at(this.list, new JsonRow(document));
	}

	/** What is missing in the rows is reported beside them, and the status is 200. */
	private @Nullable Anomaly anomaly(JsonBody read, URI address) {
		return ReportedFailure.in(read.document())
			.map((member) -> new Anomaly(AnomalyRule.UNREADABLE,
					"The page '%s' reports a failure beside its rows: '%s'".formatted(address, member)))
			.or(() -> lowerBound(read.document(), address))
			.orElse(read.anomaly());
	}

	/**
	 * Elasticsearch counts up to a limit, and pages by number or offset end there, too.
	 */
	private Optional<Anomaly> lowerBound(JsonNode document, URI address) {
		@Nullable String total = this.list.total();
		return (total != null && total.startsWith("/") && this.list.next() == null && this.list.token() == null
				&& this.list.cursor() == null
				&& document.at(total.substring(0, total.lastIndexOf('/')) + "/relation").asString("").equals("gte"))
						? Optional.of(new Anomaly(AnomalyRule.RESULT_CAP,
								"The page '%s' reports how many rows there are at least, not all".formatted(address)))
						: Optional.empty();
	}

	private @Nullable Integer total(JsonNode document) throws UnreadablePageException {
		if (this.list.total() == null) {
			return null;
		}
		return ReportedTotal.of(JsonLocation.find(document, this.list.total()).asString(""))
			.orElseThrow(() -> new UnreadablePageException("there is no total at '%s'".formatted(this.list.total())));
	}

	private @Nullable URI next(JsonNode document, URI address) throws UnreadablePageException {
		String next = (this.list.next() != null) ? JsonLocation.find(document, this.list.next()).asString("") : "";
		try {
			return next.isEmpty() ? null : Secrets.mask(address.resolve(Secrets.defuse(next)));
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("the next page has no usable address: '%s'".formatted(next));
		}
	}

}
