package io.regwatch.http;

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

	Answer<T> make(Doors doors, Robots robots) throws IOException, InterruptedException {
		return ask(doors, robots, this.request.uri());
	}

	private Answer<T> ask(Doors doors, Robots robots, URI uri) throws IOException, InterruptedException {
		Doors.check(uri, this.rules);
		this.hops.add(uri);
		URI next;
		HostPace pace = doors.paceOf(uri);
		robots.require(uri, this.rules, pace);
		HttpGet get = RequestHead.get(uri, doors.mirrors(), this.request, this.rules);
		try (HostPace.Permit permit = pace.enter(this.rules)) {
			permit.await();
			try (Deadline.Guard _ = this.deadline.guard(get); Exchange exchange = doors.open(get, uri, this.rules)) {
				Optional<URI> target = ResponseHead.redirect(exchange.response(), doors.mirrors().of(uri));
				if (target.isEmpty()) {
					return answer(exchange.response());
				}
				next = doors.mirrors().meantBy(target.get());
			}
			catch (BusyHostException ex) {
				pace.rest(ex.status(), ex.retryAfter());
				throw ex;
			}
			catch (IOException ex) {
				throw this.deadline.explain(ex);
			}
		}
		return (this.hops.size() < MAX_HOPS) ? ask(doors, robots, next)
				: refused(RejectionReason.HTTP_ERROR, "More than %d redirects".formatted(MAX_HOPS - 1), 302);
	}

	private Answer<T> answer(ClassicHttpResponse response) throws IOException {
		int status = response.getCode();
		Receipt receipt = ResponseHead.receipt(response, this.hops);
		return switch (status) {
			case 200, 203 -> take(response, receipt);
			case 304 -> notModified(receipt);
			case 404, 410 -> gone(response, receipt);
			case 429, 500, 502, 503, 504 ->
				throw BusyHostException.answering(status, ResponseHead.retryAfter(response));
			case 202, 401, 403, 407, 451 ->
				refused(RejectionReason.BLOCKED, "The host does not let us in: status %d".formatted(status), status);
			default -> refused(RejectionReason.HTTP_ERROR, "The host answered %d".formatted(status), status);
		};
	}

	private Answer<T> take(ClassicHttpResponse response, Receipt receipt) throws IOException {
		TailStream body = new TailStream(body(response));
		BodyHead head = BodyHead.of(this.hops, ResponseHead.contentType(response), body);
		Verdict verdict = ContentGate.judge(head, this.request.expected(), this.rules);
		if (verdict instanceof Verdict.Stopped(RejectionReason reason, String detail)) {
			return refused(reason, detail, receipt.status());
		}
		T taken = this.reader.read(head.followedBy(body), receipt);
		return (ResponseHead.isUntilClosed(response) && body.isCutOff(head.kind()))
				? refused(RejectionReason.CORRUPT, "The connection ended before the document did", receipt.status())
				: new Answer.Received<>(taken, receipt);
	}

	private Answer<T> notModified(Receipt receipt) {
		return this.request.since().at(receipt.url()).isEmpty()
				? refused(RejectionReason.HTTP_ERROR, "The host answered 304 without being asked for changes", 304)
				: new Answer.NotModified<>(receipt);
	}

	/**
	 * A host that blocks readers may say so with "not found": only its plain word counts.
	 */
	private Answer<T> gone(ClassicHttpResponse response, Receipt receipt) throws IOException {
		BodyHead head = BodyHead.of(this.hops, ResponseHead.contentType(response), body(response));
		boolean blocked = ContentGate.blocked(head, this.rules).isPresent() || !receipt.isDirect();
		return blocked ? refused(RejectionReason.BLOCKED,
				"Status %d is not about the document".formatted(receipt.status()), receipt.status())
				: new Answer.Gone<>(receipt);
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
