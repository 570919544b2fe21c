package io.regwatch.api.update;

import java.io.IOException;
import java.util.UUID;

import io.regwatch.api.Endpoints;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.error.NotFoundException;
import io.regwatch.api.list.JsonLists;
import io.regwatch.api.list.ListRequest;
import io.regwatch.api.security.Identifiers;
import io.regwatch.search.Hits;
import io.regwatch.search.IndexSearch;
import io.regwatch.search.Visibilities;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

@Endpoints
@RequestMapping("/api/workspaces/{workspaceId}/updates")
class UpdateEndpoints {

	private final VisibleUpdates updates;

	private final IndexSearch index;

	private final Visibilities visibilities;

	private final JsonLists lists;

	UpdateEndpoints(VisibleUpdates updates, IndexSearch index, Visibilities visibilities, JsonLists lists) {
		this.updates = updates;
		this.index = index;
		this.visibilities = visibilities;
		this.lists = lists;
	}

	@GetMapping
	void list(@RequestAttribute UUID workspace, @RequestParam MultiValueMap<String, String> query,
			HttpServletResponse response) throws IOException {
		UpdateParameters parameters = new UpdateParameters(query);
		ListRequest request = parameters.request();
		UpdateFilter filter = parameters.filter();
		try (Hits hits = open(request, filter, workspace)) {
			this.lists.write(request, hits, (ids) -> this.updates.find(workspace, filter, ids), response);
		}
	}

	@GetMapping("/{updateId}")
	Update.Detail get(@RequestAttribute UUID workspace, @PathVariable String updateId) {
		return Identifiers.parse(updateId)
			.flatMap((id) -> this.updates.find(workspace, id))
			.orElseThrow(() -> new NotFoundException("update", updateId));
	}

	private Hits open(ListRequest request, UpdateFilter filter, UUID workspace) {
		try {
			return this.index.open(filter.criteria(), this.visibilities.of(workspace), request.after());
		}
		catch (NumberFormatException ex) {
			throw new InvalidInputException("Parameter 'cursor' is of another list");
		}
	}

}
