package io.regwatch.http;

import java.net.URI;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.BoundedPattern;

/** Checks whether a body is the requested document: status 200 proves nothing. */
final class ContentGate {

	private static final ContentCheckResult PASSED = new ContentCheckResult.Passed();

	private ContentGate() {
	}

	static ContentCheckResult judge(BodyPrefix head, ContentExpectation expected, FetchPolicy rules) {
		return Stream
			.<Function<BodyPrefix, Optional<ContentCheckResult>>>of(ContentGate::empty, (body) -> blocked(body, rules),
					(body) -> foreign(body, expected), ContentGate::notFound, (body) -> lacking(body, expected))
			.flatMap((check) -> check.apply(head).stream())
			.findFirst()
			.orElse(PASSED);
	}

	/** Whether the page is a block page. */
	static Optional<ContentCheckResult> blocked(BodyPrefix head, FetchPolicy rules) {
		String text = head.text();
		Optional<RejectionReason> reason = BlockPageDetector.reasonOf(text)
			.or(() -> BlockPageDetector.reasonOf(head.hops()));
		if (reason.isPresent()) {
			return stop(reason.get(), "Another page stands in place of the document");
		}
		String addresses = String.join(" ", head.hops().stream().map(URI::toString).toList());
		return rules.rejectPatterns()
			.stream()
			.filter((pattern) -> finds(pattern, text) || finds(pattern, addresses))
			.findFirst()
			.flatMap((pattern) -> stop(RejectionReason.BLOCKED, "The answer matches '%s'".formatted(pattern)));
	}

	private static Optional<ContentCheckResult> empty(BodyPrefix head) {
		return (head.start().length > 0) ? Optional.empty() : stop(RejectionReason.EMPTY, "The server sent no bytes");
	}

	private static Optional<ContentCheckResult> foreign(BodyPrefix head, ContentExpectation expected) {
		String type = head.mediaType();
		boolean accepted = expected.accept().isEmpty() || (type.isEmpty() ? anyAllows(expected.accept(), head.kind())
				: expected.accept().stream().anyMatch(type::equalsIgnoreCase));
		if (!accepted) {
			return stop(RejectionReason.NOT_THE_ANNOUNCED_TYPE, "The source takes %s, the server sent %s"
				.formatted(expected.accept(), type.isEmpty() ? described(head) : type));
		}
		return Stream.of(type, expected.announcedType())
			.filter((announced) -> forbids(announced, head.kind()))
			.findFirst()
			.flatMap((announced) -> stop(RejectionReason.NOT_THE_ANNOUNCED_TYPE,
					"Announced as '%s', the bytes are %s".formatted(announced, described(head))));
	}

	private static Optional<ContentCheckResult> notFound(BodyPrefix head) {
		return (head.kind() == SniffedType.HTML && BlockPageDetector.isNotFound(head.text()))
				? stop(RejectionReason.NOT_FOUND_PAGE, "The page says that there is nothing, with a status of success")
				: Optional.empty();
	}

	private static Optional<ContentCheckResult> lacking(BodyPrefix head, ContentExpectation expected) {
		return expected.requirePatterns()
			.stream()
			.filter((pattern) -> head.kind().isText() && !finds(pattern, head.text()))
			.findFirst()
			.flatMap((pattern) -> stop(RejectionReason.LACKS_EXPECTED_TEXT, "Nothing matches '%s'".formatted(pattern)));
	}

	/** A page says best why it came instead of the document. */
	private static String described(BodyPrefix head) {
		return BlockPageDetector.titleOf(head.text())
			.map((title) -> "%s with the title '%s'".formatted(head.kind(), title))
			.orElse(head.kind().toString());
	}

	private static boolean anyAllows(Collection<String> types, SniffedType kind) {
		return types.stream().flatMap((type) -> SniffedType.announcedBy(type).stream()).anyMatch(contains(kind));
	}

	private static boolean forbids(String type, SniffedType kind) {
		return SniffedType.announcedBy(type).filter(contains(kind).negate()).isPresent();
	}

	private static Predicate<Set<SniffedType>> contains(SniffedType kind) {
		return (kinds) -> kinds.contains(kind);
	}

	private static boolean finds(String pattern, String text) {
		return BoundedPattern.compile(pattern).find(text);
	}

	private static Optional<ContentCheckResult> stop(RejectionReason reason, String detail) {
		return Optional.of(new ContentCheckResult.Stopped(reason, detail));
	}

}
