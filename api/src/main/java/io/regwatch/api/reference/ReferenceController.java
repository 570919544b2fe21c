package io.regwatch.api.reference;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.ApiController;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.AsOf;
import io.regwatch.api.list.ChangedSince;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.list.ListResponse;
import io.regwatch.api.list.QueryParameters;
import io.regwatch.api.security.Uuids;
import io.regwatch.change.ChangeFeed;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.ReferenceType;
import io.regwatch.search.Criteria;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.SearchOptions;
import io.regwatch.search.VisibilityRepository;
import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@ApiController
@RequestMapping("/api/workspaces/{workspaceId}/references")
class ReferenceController {

	private static final List<String> TYPES = Arrays.stream(ReferenceType.values()).map(CodedEnum::code).toList();

	private final VisibleReferences references;

	private final PastReferences past;

	private final ChangedReferences changed;

	private final ChangeFeed feed;

	private final ReferenceVersions versions;

	private final IndexSearch index;

	private final VisibilityRepository visibilities;

	ReferenceController(VisibleReferences references, PastReferences past, ChangedReferences changed, ChangeFeed feed,
			ReferenceVersions versions, IndexSearch index, VisibilityRepository visibilities) {
		this.references = references;
		this.past = past;
		this.changed = changed;
		this.feed = feed;
		this.versions = versions;
		this.index = index;
		this.visibilities = visibilities;
	}

	@GetMapping
	ListResponse<Reference> list(@RequestAttribute UUID workspace,
			@RequestParam(required = false) @Nullable String search,
			@RequestParam(required = false) @Nullable String searchIn,
			@RequestParam(required = false) @Nullable String order,
			@RequestParam(required = false) @Nullable String source,
			@RequestParam(required = false) @Nullable String type,
			@RequestParam(required = false) @Nullable String asOf,
			@RequestParam(required = false) @Nullable String knownAt,
			@RequestParam(required = false) @Nullable String changedSince,
			@RequestParam(required = false) @Nullable String limit,
			@RequestParam(required = false) @Nullable String cursor) {
		SearchOptions options = QueryParameters.searchOptions(searchIn, order, "title");
		Criteria.OfReferences criteria = new Criteria.OfReferences(QueryParameters.search(search),
				QueryParameters.one(source), type(QueryParameters.one(type)), options);
		AsOf time = AsOf.of(asOf, knownAt);
		time.requirePresent(options);
		Instant since = time.changedSince(changedSince, options);
		if (time.isPast()) {
			return new ListResponse<>(ListRequest.of(limit, cursor, "references", List.of(criteria, time)),
					(request) -> this.past.open(workspace, criteria, request.after()),
					(ids) -> this.past.find(workspace, criteria, time, ids));
		}
		if (since != null) {
			ChangedSince changes = new ChangedSince(this.feed, since);
			return new ListResponse<>(ListRequest.of(limit, cursor, "references", List.of(criteria, since)),
					(request) -> this.changed.open(workspace, changes, request),
					(ids) -> this.changed.find(workspace, criteria, changes, ids));
		}
		return new ListResponse<>(
				ListRequest.of(limit, cursor, "references", criteria), (request) -> this.index.open(criteria,
						this.visibilities.of(workspace), request.after(), request.hits()),
				(ids) -> this.references.find(workspace, criteria, ids));
	}

	@GetMapping("/{referenceId}")
	Reference.Detail get(@RequestAttribute UUID workspace, @PathVariable String referenceId) {
		return Uuids.parse(referenceId)
			.flatMap((id) -> this.references.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("reference", referenceId));
	}

	@GetMapping("/{referenceId}/versions")
	List<KnownVersion> listVersions(@RequestAttribute UUID workspace, @PathVariable String referenceId,
			@RequestParam(required = false) @Nullable String asOf,
			@RequestParam(required = false) @Nullable String knownAt) {
		return this.versions.find(get(workspace, referenceId).id(), AsOf.of(asOf, knownAt));
	}

	private static @Nullable ReferenceType type(@Nullable String type) {
		if (type == null) {
			return null;
		}
		if (!TYPES.contains(type)) {
			throw QueryParameters.unknown("type", type, String.join(", ", TYPES));
		}
		return CodedEnum.of(ReferenceType.class, type);
	}

}
