package io.regwatch.api.audit;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.PublicUrls;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.security.ApiClient;
import io.regwatch.api.security.Uuids;
import io.regwatch.audit.AuditEvent;
import io.regwatch.audit.AuditLog;
import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
class AuditController {

	private static final int DEFAULT_LIMIT = 100;

	private static final int MAX_LIMIT = 1000;

	private final AuditLog log;

	private final PublicUrls urls;

	AuditController(AuditLog log, PublicUrls urls) {
		this.log = log;
		this.urls = urls;
	}

	@GetMapping("/api/audit")
	ResponseEntity<List<AuditEvent>> list(@RequestAttribute ApiClient client,
			@RequestParam(required = false) @Nullable String limit,
			@RequestParam(required = false) @Nullable String cursor) {
		int size = QueryParameters.integer("limit", limit, 1, MAX_LIMIT, DEFAULT_LIMIT);
		List<AuditEvent> events = this.log.findLatest(client.id(), (cursor != null) ? id(cursor) : null, size + 1);
		if (events.size() <= size) {
			return ResponseEntity.ok(events);
		}
		List<AuditEvent> page = events.subList(0, size);
		return ResponseEntity.ok().header(HttpHeaders.LINK, next(page.getLast().id())).body(page);
	}

	private String next(UUID last) {
		return "<%s>; rel=\"next\""
			.formatted(this.urls.request().replaceQueryParam("cursor", last).build().toUriString());
	}

	private static UUID id(String cursor) {
		return Uuids.parse(cursor)
			.orElseThrow(() -> QueryParameters.unknown("cursor", cursor, "the one of the 'Link' header of a page"));
	}

}
