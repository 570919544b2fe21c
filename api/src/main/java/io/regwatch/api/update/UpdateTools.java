package io.regwatch.api.update;

import java.util.List;
import java.util.Optional;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.list.ListRows;
import io.regwatch.api.mcp.ReadTool;
import io.regwatch.api.mcp.ReadTools;
import io.regwatch.api.mcp.ToolArguments;
import io.regwatch.api.mcp.ToolInput;
import io.regwatch.api.reference.Passages;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.stereotype.Component;

@Component
@ConditionalOnWebApplication
class UpdateTools implements ReadTools {

	private static final String DEFAULT_LIMIT = "5";

	private static final int MAX_WITH_PASSAGES = 20;

	private static final int PASSAGES = 3;

	private static final ToolInput UPDATE = ToolInput.required("updateId", "Id of the update");

	private static final ToolInput INCLUDE = ToolInput.optional("include",
			"translation, to add the machine translation into the language of the workspace");

	private final UpdateController updates;

	private final Passages passages;

	private final StoreTimeout timeout;

	UpdateTools(UpdateController updates, Passages passages, StoreTimeout timeout) {
		this.updates = updates;
		this.passages = passages;
		this.timeout = timeout;
	}

	@Override
	public List<ReadTool> tools() {
		return List.of(
				ReadTool.of("search",
						"""
								Finds updates (changes of regulations, guidance and standards) by words in titles, summaries and texts of \
								documents, the best matches first, each with the passages that match. All words must match, unless \
								searchIn is meaning. "Phrases", -excluded words, source:ID, type:guidance and geography:EU are \
								understood.""",
						searchInputs(), this::search),
				ReadTool.of("get_update", "Returns an update with its summary, content and assessment.",
						List.of(UPDATE, INCLUDE), this::get),
				ReadTool.of("get_redline", "Returns how an update changed the text, as HTML with ins and del.",
						List.of(UPDATE), (call) -> get(call).redline()),
				ReadTool.of("get_evidence",
						"""
								Returns the statements on which the assessment of an update rests, with quotes, version, page and \
								segment.""",
						List.of(UPDATE),
						(call) -> this.updates.getEvidence(call.workspace(), call.required(UPDATE.name()))));
	}

	private static List<ToolInput> searchInputs() {
		return List.of(ToolInput.required("search", "Words to look for"), ToolInput.optional("searchIn",
				"summary, text (if absent), or meaning for questions in plain words, of which some may be missing"),
				ToolInput.optional("status", "Applicability statuses, separated by commas"),
				ToolInput.optional("priority", "Priorities, separated by commas"),
				ToolInput.optional("source", "Ids of sources, separated by commas"),
				ToolInput.optional("geography", "Geography codes, separated by commas"),
				ToolInput.optional("publicationDateFrom", "A date"), ToolInput.optional("publicationDateTo", "A date"),
				ToolInput.number("limit", "Number of updates, 1 to 1000; 5 if absent. The first 20 have passages"),
				INCLUDE);
	}

	private FoundUpdates search(ToolArguments call) {
		String search = call.required("search");
		String searchIn = Optional.ofNullable(call.optional("searchIn")).orElse("text");
		String limit = Optional.ofNullable(call.optional("limit")).orElse(DEFAULT_LIMIT);
		UpdateParameters filters = new UpdateParameters(call.optional("status"), call.optional("priority"), search,
				searchIn, "relevance", call.optional("source"), call.optional("geography"),
				call.optional("publicationDateFrom"), call.optional("publicationDateTo"), null, null, null);
		List<Update> found = ListRows.page(
				this.updates.list(call.workspace(), filters, limit, null, call.optional(INCLUDE.name())), this.timeout);
		return new FoundUpdates(found,
				found.stream().limit(MAX_WITH_PASSAGES).map((update) -> passages(call, update, search)).toList());
	}

	private FoundUpdates.OfUpdate passages(ToolArguments call, Update update, String search) {
		Update.@Nullable VersionId version = this.updates.get(call.workspace(), update.id().toString(), null)
			.currentVersion();
		return new FoundUpdates.OfUpdate(update.id(),
				(version != null)
						? this.passages.find(call.workspace(), version.referenceId(), version.id(), search, PASSAGES)
						: List.of());
	}

	private Update.Detail get(ToolArguments call) {
		return this.updates.get(call.workspace(), call.required(UPDATE.name()), call.optional(INCLUDE.name()));
	}

}
