package io.regwatch.ingest.source.list;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.PagedListSpec;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.ingest.source.parse.UnresolvedResourceException;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.text.PatternLimitException;
import org.jspecify.annotations.Nullable;

/**
 * Collects the rows of a list's pages, and the anomalies that question its completeness.
 */
final class ListingBuilder {

	/** Characters of a row that messages show. */
	private static final int EXCERPT = 80;

	private final PagedListSpec list;

	private final RowReader reader;

	private final DetailPageFetcher details;

	private final @Nullable RowGrouper groups;

	private final Map<String, DuplicateIdGroup> items = new LinkedHashMap<>();

	private final Map<ListedItem, Listing.Rejection> rejections = new LinkedHashMap<>();

	private final ListingChecks checks = new ListingChecks();

	/** What each row is, beside counters and the like that differ each time. */
	private final Map<Row, Object> seen = new HashMap<>();

	private final Set<String> leftOut = new HashSet<>();

	private final ListParts parts;

	private final List<String> pageItems = new ArrayList<>();

	private final List<Object> pageRows = new ArrayList<>();

	private int rows;

	private int repeated;

	/**
	 * Collects nothing yet.
	 * @param source whose list is read
	 * @param details of rows that have pages of their own
	 */
	ListingBuilder(SourceDefinition source, DetailPageFetcher details) {
		this.list = source.pagedList();
		this.parts = new ListParts(source.showsNewestOnly());
		this.reader = new RowReader(this.list.fields(), source.content());
		this.details = details;
		this.groups = (this.list instanceof RowList rowList && rowList.group() != null)
				? new RowGrouper(rowList.group()) : null;
	}

	/**
	 * Adds a page.
	 * @param page to add
	 * @param paginator that requested it
	 * @param counted whether the list's total counts rows that no other list has
	 * @param start of the list that it belongs to
	 * @return {@code false} if it says nothing that earlier ones did not
	 */
	boolean add(Page page, Paginator paginator, boolean counted, ListPartition start) {
		this.pageRows.clear();
		if (page.members().isEmpty()) {
			add(page, page.rows(), paginator);
			this.parts.add(start.name(), page, this.pageItems, null);
		}
		int from = 0;
		for (Page.Member member : page.members()) {
			add(page, page.rows().subList(from, from + member.rows()), paginator);
			String name = (member.name() != null) ? Listing.Part.OF_ARCHIVE + member.name() : "";
			this.parts.add(start.name() + name, page, this.pageItems, end(member));
			from += member.rows();
		}
		this.checks.add(page, paginator.isFirst(), counted);
		boolean repeats = !page.rows().isEmpty() && this.pageRows.stream().allMatch(paginator::hasShown);
		boolean goesOn = repeats ? flagRepetition(page) : checkOrder(page, paginator);
		paginator.show(this.pageRows);
		return goesOn;
	}

	private void add(Page page, List<? extends Row> of, Paginator paginator) {
		this.pageItems.clear();
		of.forEach((row) -> this.pageRows.add(add(row, page, paginator)));
	}

	/** After its rows were added. */
	private Listing.@Nullable FileEnd end(Page.Member member) {
		@Nullable String last = (member.hasLast() && this.pageRows.getLast() instanceof ListedItem item) ? item.externalId()
				: null;
		return (member.isClosed() != null) ? new Listing.FileEnd(member.isClosed(), last) : null;
	}

	private boolean flagRepetition(Page page) {
		flag(AnomalyRule.REPEATED_PAGE, "The page '%s' only repeats earlier ones".formatted(page.base()));
		return false;
	}

	/** Moved rows are an anomaly, unless a total shows whether rows are missing. */
	private boolean checkOrder(Page page, Paginator paginator) {
		long again = IntStream.range(0, page.rows().size())
			.filter((at) -> paginator.hasShown(this.pageRows.get(at)))
			.filter((at) -> isWanted(page.rows().get(at), page.base()))
			.count();
		if (again > 0 && page.total() == null && !page.isArchive()) {
			flag(AnomalyRule.UNSTABLE_PAGING,
					"%d rows of the page '%s' stood on an earlier one".formatted(again, page.base()));
		}
		return true;
	}

	void flag(AnomalyRule rule, String detail) {
		this.checks.flag(rule, detail);
	}

	Listing listing() {
		if (this.groups != null) {
			this.groups.forEach((row, page) -> take(row, page, false, (_) -> false));
		}
		List<ListedItem> accepted = this.items.values().stream().flatMap((group) -> group.accepted().stream()).toList();
		List<Listing.Rejection> rejected = new ArrayList<>(this.rejections.values());
		this.items.values().forEach((claims) -> rejected.addAll(claims.rejections()));
		this.checks.checkSize(accepted.size() + rejected.size(), Objects.requireNonNullElse(this.list.minimum(), 1));
		@Nullable Integer reported = this.checks.checkTotal(this.seen.size() - this.repeated,
				this.rows - this.seen.size() + this.repeated);
		int again = this.items.values().stream().mapToInt(DuplicateIdGroup::repeated).sum();
		return new Listing((isSelection() || reported == null) ? null : reported - again, accepted, rejected,
				this.checks.anomalies(), false, this.parts.all(), this.reader.lacking(), this.leftOut);
	}

	/** Whether the authority's total is of other things than the items. */
	private boolean isSelection() {
		return this.groups != null || this.list.where() != null;
	}

	/**
	 * A rule that takes too long for one row must not end the listing.
	 * @return what the row is: itself, if it makes no item
	 */
	private Object add(Row row, Page page, Paginator paginator) {
		this.rows++;
		Object before = this.seen.putIfAbsent(row, row);
		if (before != null) {
			return before;
		}
		try {
			Object read = isWanted(row, page.base()) ? addWanted(row, page, paginator) : leaveOut(row, page.base());
			this.seen.put(row, read);
			return read;
		}
		catch (IllegalArgumentException | PatternLimitException | UnresolvedResourceException ex) {
			flag(AnomalyRule.UNREADABLE, "%s cannot be read: %s".formatted(named(row), ex.getMessage()));
		}
		return row;
	}

	private Object addWanted(Row row, Page page, Paginator paginator) {
		if (this.groups == null || !(row instanceof JsonRow json)) {
			return take(row, page.base(), page.isArchive(), paginator::hasShown);
		}
		if (!this.groups.add(json, page.base())) {
			flag(AnomalyRule.MISSING_ID, named(row) + " has no key");
		}
		return row;
	}

	/** The list still has it, so it is not gone. */
	private Row leaveOut(Row row, URI page) {
		if (this.groups == null) {
			Optional.ofNullable(new FieldReader(row, page).readId(this.list.fields().id()))
				.ifPresent(this.leftOut::add);
		}
		return row;
	}

	/** Without characters that no database stores. */
	private String named(Row row) {
		String text = row.text()
			.codePoints()
			.filter((point) -> !Character.isISOControl(point) && Character.getType(point) != Character.SURROGATE)
			.limit(EXCERPT)
			.collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
			.toString();
		return "Row %d ('%s')".formatted(this.rows, text);
	}

	private boolean isWanted(Row row, URI page) {
		FieldReader fields = new FieldReader(row, page);
		return this.list.where() == null || this.list.where().stream().allMatch((rule) -> fields.read(rule) != null);
	}

	/** A row that an earlier page had says nothing new. */
	private Object take(Row row, URI page, boolean archived, Predicate<Object> hasShown) {
		switch (read(row, page)) {
			case RowResult.Valid(ListedItem item) -> {
				ListedItem substance = DuplicateIdGroup.withoutText(item);
				if (hasShown.test(substance)) {
					this.repeated++;
				}
				else {
					this.pageItems.add(item.externalId());
					this.items.computeIfAbsent(item.externalId(), (_) -> new DuplicateIdGroup()).add(item, archived);
				}
				return substance;
			}
			case RowResult.Invalid(ListedItem item, RejectionReason reason, String detail, boolean ifNew) -> {
				this.pageItems.add(item.externalId());
				this.rejections.putIfAbsent(item, new Listing.Rejection(item, reason, detail, ifNew));
			}
			case RowResult.MissingId() -> flag(AnomalyRule.MISSING_ID, named(row) + " has no usable id");
		}
		return row;
	}

	private RowResult read(Row row, URI page) {
		try {
			return readDetailed(row, page);
		}
		catch (UnresolvedResourceException ex) {
			flag(AnomalyRule.UNREADABLE, "A row of the page '%s' is not whole: %s".formatted(page, ex.getMessage()));
			return this.reader.invalid(row, page, RejectionReason.FAILED, String.valueOf(ex.getMessage()));
		}
	}

	private RowResult readDetailed(Row row, URI page) {
		if (!(this.list instanceof RowList rowList) || rowList.detail() == null || !(row instanceof JsonRow json)) {
			return this.reader.read(row, page);
		}
		try {
			return this.reader.read(this.details.of(json, rowList.detail().url(), page), page);
		}
		catch (MissingDetailException ex) {
			return this.reader.invalid(row, page, ex.reason(), String.valueOf(ex.getMessage()));
		}
	}

}
