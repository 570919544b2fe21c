package io.regwatch.ingest.source.web;

import java.net.URI;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.FetchResponse;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.list.WithdrawalNotice;
import io.regwatch.ingest.source.content.NotFoundPage;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/**
 * Asks a host for a document that a complete listing or a feed no longer names.
 *
 * @param web that sends requests
 */
record AbsenceCheck(CrawlClient web) {

	/**
	 * The page for readers decides, because files get other addresses while their page
	 * stays. An address that the list or another listed document has answers without the
	 * document, too. Without an address of its own, the absence itself decides, but not
	 * that from a feed.
	 */
	Presence presence(SourceDefinition source, @Nullable LastCapture last, KnownAddresses addresses) {
		if (last == null) {
			return Presence.unknown("It was never fetched");
		}
		if (WithdrawalNotice.isPublished(source, last, this.web)) {
			return Presence.GONE;
		}
		List<String> lists = source.pagedList().urls();
		Predicate<String> other = (end) -> isOneOf(lists, end) || addresses.isListed(end);
		Presence answer = Stream.of(String.valueOf(last.page()), last.url())
			.filter(ListedItem::isWebAddress)
			.filter((address) -> !isOneOf(lists, address) && !addresses.isShared(address))
			.findFirst()
			.map((address) -> ask(source, address, addresses, other))
			.orElse(source.showsNewestOnly() ? Presence.THERE : Presence.GONE);
		return (answer instanceof Presence.There && isReplaced(source, last, addresses)) ? Presence.GONE : answer;
	}

	/** The page is there, but its file leads to that of a listed document. */
	private boolean isReplaced(SourceDefinition source, LastCapture last, KnownAddresses addresses) {
		return last.page() != null && !KnownAddresses.isSame(last.page(), last.url())
				&& ListedItem.isWebAddress(last.url())
				&& request(source, last.url()) instanceof FetchResponse.Received<Boolean> received
				&& isRedirected(received.receipt(), addresses::isListed);
	}

	/**
	 * Where most documents have other addresses than before, "not found" counts if those
	 * that listed ones had still answer: then only a parameter is another one. Otherwise
	 * the host is asked with the parameter that all have now.
	 */
	private Presence ask(SourceDefinition source, String address, KnownAddresses addresses, Predicate<String> other) {
		Presence answer = ask(source, address, other);
		return (answer instanceof Presence.There || (answer instanceof Presence.Gone && addresses.former()
			.stream()
			.allMatch((former) -> ask(source, former, other) instanceof Presence.There)))
					? answer
					: addresses.renewed(address)
						.map((renewed) -> ask(source, renewed, other))
						.orElse((answer instanceof Presence.Gone)
								? Presence.unknown("Others are not found at their former addresses either") : answer);
	}

	private static boolean isOneOf(List<String> addresses, String address) {
		return addresses.stream().anyMatch((one) -> KnownAddresses.isSame(one, address));
	}

	private static String withoutFragment(String address) {
		int fragment = address.indexOf('#');
		return (fragment < 0) ? address : address.substring(0, fragment);
	}

	/**
	 * The listing no longer names it either, so "not found" after a redirect within the
	 * site counts, too, and so do a page that says so and a redirect to the home page, to
	 * a list or to a listed document.
	 */
	private Presence ask(SourceDefinition source, String address, Predicate<String> other) {
		return switch (request(source, address)) {
			case FetchResponse.Gone<Boolean> _ -> Presence.GONE;
			case FetchResponse.Refused<Boolean> refused when refused.reason() == RejectionReason.NOT_FOUND_PAGE ->
				Presence.GONE;
			case FetchResponse.Refused<Boolean> refused -> new Presence.Unknown(refused.reason(), refused.detail());
			case FetchResponse.Received<Boolean> received ->
				(received.body() || isRedirected(received.receipt(), other)) ? Presence.GONE : Presence.THERE;
			case FetchResponse.NotModified<Boolean> _ -> Presence.THERE;
		};
	}

	private FetchResponse<Boolean> request(SourceDefinition source, String address) {
		WebRequest request = new WebRequest(URI.create(withoutFragment(address)), Validators.NONE,
				ContentExpectation.of(""));
		return this.web.get(request, source.fetchRules(), (body, receipt) -> NotFoundPage
			.isOne(body.readNBytes(NotFoundPage.MAX_SIZE + 1), receipt.charset(), source.content()));
	}

	private static boolean isRedirected(ResponseMetadata receipt, Predicate<String> other) {
		return receipt.hops().size() > 1 && other.test(receipt.hops().getLast().toString());
	}

}
