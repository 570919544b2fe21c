package io.regwatch.ops.demo;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The demo's client: it subscribes two companies to the regulators, then adds a market to
 * the profile of one.
 */
public final class DemoScenario {

	private static final String MARKET = "AU";

	private final DemoClient client;

	private final Consumer<DemoClient.Workspace> waitForAssessment;

	/**
	 * A scenario of one client.
	 * @param client with a key
	 * @param waitForAssessment returns when all updates of a workspace are assessed
	 */
	public DemoScenario(DemoClient client, Consumer<DemoClient.Workspace> waitForAssessment) {
		this.client = client;
		this.waitForAssessment = waitForAssessment;
	}

	/**
	 * Runs the scenario.
	 * @param key of the client
	 * @param website of the first company
	 * @param sources ids
	 * @return what the client read
	 */
	public DemoAccess run(String key, URI website, List<String> sources) {
		DemoClient.Workspace workspace = this.client.workspace("Demo workspace");
		this.client.generateProfile(workspace, website);
		DemoClient.Profile profile = this.client.profile(workspace);
		Map<String, UpdateItem> before = follow(workspace, sources);
		DemoClient.Workspace neighbour = this.client.workspace("Second workspace");
		this.client.changeProfile(neighbour, Map.of("markets", List.of("EU"), "products",
				List.of(Map.of("name", "Contact lens", "description", "Soft, for daily wear"))));
		Map<String, UpdateItem> neighbours = follow(neighbour, sources);
		this.client.addMarket(workspace, MARKET);
		Map<String, UpdateItem> after = assessed(workspace);
		return new DemoAccess(key, workspace, profile, this.client.updates(workspace), new MarketEntry(MARKET,
				changes(before, after), neighbour.name(), changes(neighbours, assessed(neighbour)).size()));
	}

	private Map<String, UpdateItem> follow(DemoClient.Workspace workspace, List<String> sources) {
		this.client.subscribe(workspace, sources);
		return assessed(workspace);
	}

	private Map<String, UpdateItem> assessed(DemoClient.Workspace workspace) {
		this.waitForAssessment.accept(workspace);
		return this.client.updates(workspace).stream().collect(Collectors.toMap(UpdateItem::id, (one) -> one));
	}

	private static List<MarketEntry.Change> changes(Map<String, UpdateItem> before, Map<String, UpdateItem> after) {
		return after.values()
			.stream()
			.filter((update) -> !Objects.equals(update.context(),
					Objects.requireNonNull(before.get(update.id())).context()))
			.map((update) -> new MarketEntry.Change(update.kind(), update.reference().externalId(),
					update.reference().title(), Objects.requireNonNull(before.get(update.id())).priority(),
					update.priority()))
			.sorted()
			.toList();
	}

}
