package io.regwatch.ingest.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.RejectionReason;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.core5.http.ClassicHttpResponse;

/** One try to answer a request: through its redirects, through the gate, to its end. */
final class Visit<T> {

	private static final int MAX_HOPS = 6;

	private final WebRequest request;

	private final FetchRules rules;

	private final BodyReader<T> reader;

	private final Deadline deadline;

	private final List<URI> hops = new ArrayList<>();

	Visit(WebRequest request, FetchRules rules, BodyReader<T> reader, Deadline deadline) {
		this.request = request;
		this.rules = rules;
		this.reader = reader;
		this.deadline = deadline;
	}

	Answer<T> make(Doors doors) throws IOException, InterruptedException {
		return ask(doors, this.request.uri());
	}

	private Answer<T> ask(Doors doors, URI uri) throws IOException, InterruptedException {
		Doors.check(uri, this.rules);
		this.hops.add(uri);
		URI next;
		HttpGet get = RequestHead.get(uri, this.request, this.rules);
		try (HostPace.Permit permit = doors.paceOf(uri).enter(this.rules)) {
			permit.await();
			try (Deadline.Guard _ = this.deadline.guard(get);
					ClassicHttpResponse response = doors.open(get, uri, this.rules)) {
				Optional<URI> target = ResponseHead.redirect(response, uri);
				if (target.isEmpty()) {
					return answer(response);
				}
				next = target.get();
			}
			catch (IOException ex) {
				throw this.deadline.explain(ex);
			}
		}
		return (this.hops.size() < MAX_HOPS) ? ask(doors, next)
				: refused(RejectionReason.HTTP_ERROR, "More than %d redirects".formatted(MAX_HOPS - 1), 302);
	}

	private Answer<T> answer(ClassicHttpResponse response) throws IOException {
		int status = response.getCode();
		Receipt receipt = new Receipt(status, this.hops, ResponseHead.validators(response));
		return switch (status) {
			case 200, 203 -> take(response, receipt);
			case 304 -> notModified(receipt);
			case 404, 410 -> gone(response, receipt);
			case 429, 500, 502, 503, 504 -> throw new BusyHostException(status, ResponseHead.retryAfter(response));
			case 202, 401, 403, 407, 451 ->
				refused(RejectionReason.BLOCKED, "The host does not let us in: status %d".formatted(status), status);
			default -> refused(RejectionReason.HTTP_ERROR, "The host answered %d".formatted(status), status);
		};
	}

	private Answer<T> take(ClassicHttpResponse response, Receipt receipt) throws IOException {
		try (InputStream body = body(response)) {
			BodyHead head = BodyHead.of(this.hops, ResponseHead.contentType(response), body);
			return switch (ContentGate.judge(head, this.request.expected(), this.rules)) {
				case Verdict.Passed() -> new Answer.Received<>(this.reader.read(head.followedBy(body)), receipt);
				case Verdict.Stopped(RejectionReason reason, String detail) ->
					refused(reason, detail, receipt.status());
			};
		}
	}

	private Answer<T> notModified(Receipt receipt) {
		return this.request.since().isEmpty()
				? refused(RejectionReason.HTTP_ERROR, "The host answered 304 without being asked for changes", 304)
				: new Answer.NotModified<>(receipt);
	}

	/**
	 * A host that blocks readers may say so with "not found": only its plain word counts.
	 */
	private Answer<T> gone(ClassicHttpResponse response, Receipt receipt) throws IOException {
		try (InputStream body = body(response)) {
			BodyHead head = BodyHead.of(this.hops, ResponseHead.contentType(response), body);
			if (ContentGate.blocked(head, this.rules).isPresent() || !receipt.isDirect()) {
				return refused(RejectionReason.BLOCKED,
						"Status %d is not about the document".formatted(receipt.status()), receipt.status());
			}
		}
		return new Answer.Gone<>(receipt);
	}

	private InputStream body(ClassicHttpResponse response) throws IOException {
		return (response.getEntity() != null)
				? new CappedInputStream(response.getEntity().getContent(), this.rules.maxBytes())
				: InputStream.nullInputStream();
	}

	private Answer<T> refused(RejectionReason reason, String detail, int status) {
		return new Answer.Refused<>(reason, (this.hops.size() == 1) ? detail : detail + ", by way of " + this.hops,
				status);
	}

}
