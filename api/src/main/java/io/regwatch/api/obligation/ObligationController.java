package io.regwatch.api.obligation;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.list.ListRows;
import org.jspecify.annotations.Nullable;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}")
class ObligationController {

	private static final String CALENDAR = "text/calendar";

	private static final String LIST = "obligations";

	private final Obligations obligations;

	private final StoreTimeout timeout;

	ObligationController(Obligations obligations, StoreTimeout timeout) {
		this.obligations = obligations;
		this.timeout = timeout;
	}

	@GetMapping("/obligations")
	ListResponse<Obligation> list(@RequestAttribute UUID workspace,
			@RequestParam(required = false) @Nullable String due,
			@RequestParam(required = false) @Nullable String state,
			@RequestParam(required = false) @Nullable String reference,
			@RequestParam(required = false) @Nullable String limit,
			@RequestParam(required = false) @Nullable String cursor) {
		ObligationFilter filter = ObligationFilter.of(due, state, reference);
		return this.obligations.list(workspace, filter, ListRequest.of(limit, cursor, LIST, workspace + " " + filter));
	}

	@GetMapping(path = "/obligations.ics", produces = CALENDAR)
	ResponseEntity<byte[]> exportCalendar(@RequestAttribute UUID workspace,
			@RequestParam(required = false) @Nullable String due,
			@RequestParam(required = false) @Nullable String state,
			@RequestParam(required = false) @Nullable String reference) {
		ObligationFilter filter = ObligationFilter.of(due, state, reference).onlyDated();
		ObligationCalendar calendar = new ObligationCalendar();
		try (ListRows<Obligation> rows = ListRows
			.open(this.obligations.list(workspace, filter, ListRequest.of(null, null, LIST, filter)), this.timeout)) {
			rows.toList().forEach(calendar::add);
		}
		return ResponseEntity.ok()
			.contentType(new MediaType(MediaType.parseMediaType(CALENDAR), StandardCharsets.UTF_8))
			.header(HttpHeaders.CONTENT_DISPOSITION,
					ContentDisposition.attachment()
						.filename("obligations.ics", StandardCharsets.UTF_8)
						.build()
						.toString())
			.body(calendar.text().getBytes(StandardCharsets.UTF_8));
	}

}
