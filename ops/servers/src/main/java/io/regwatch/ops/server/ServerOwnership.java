package io.regwatch.ops.server;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Decides who owns the servers of a home: whoever gets its lock. The others join or wait.
 */
final class ServerOwnership {

	private static final Duration PAUSE = Duration.ofMillis(200);

	private static final Duration PATIENCE = Duration.ofMinutes(2);

	private final Home home;

	private final Consumer<String> progress;

	private long deadline = System.nanoTime() + PATIENCE.toNanos();

	private @Nullable String told;

	ServerOwnership(Home home, Consumer<String> progress) {
		this.home = home;
		this.progress = progress;
	}

	/**
	 * Waits for a one-shot owner as long as it lives, for a long-running one until its
	 * servers are ready. Fails with {@link ServersException.NotStarted} if they never
	 * are.
	 */
	Seat run() throws IOException, InterruptedException {
		while (true) {
			Optional<HomeLock> lock = HomeLock.tryAcquire(this.home);
			if (lock.isPresent()) {
				return new Seat.Owner(lock.get());
			}
			Optional<ServersFile> owner = ServersFile.readIfPresent(this.home).filter(ServersFile::ownerLives);
			Optional<Seat> shared = owner.flatMap(ServersFile::share);
			if (shared.isPresent()) {
				return shared.get();
			}
			awaitChange(owner);
		}
	}

	private void awaitChange(Optional<ServersFile> owner) throws InterruptedException {
		String who = owner.map(ServersFile::owner).orElse("another process");
		if (owner.isPresent()) {
			tell("Waiting for %s, which uses '%s'".formatted(who, this.home.directory()));
		}
		if (owner.isPresent() && !owner.get().longRunning()) {
			this.deadline = System.nanoTime() + PATIENCE.toNanos();
		}
		if (System.nanoTime() > this.deadline) {
			throw new ServersException.NotStarted(
					"The servers of %s in '%s' do not answer: look into '%s', end that process, then start again"
						.formatted(who, this.home.directory(), this.home.logs()),
					null);
		}
		Thread.sleep(PAUSE);
	}

	private void tell(String message) {
		if (!message.equals(this.told)) {
			this.progress.accept(message);
			this.told = message;
		}
	}

	/** The outcome. */
	sealed interface Seat {

		record Owner(HomeLock lock) implements Seat {

		}

		record Guest(Database database, SearchServer search) implements Seat {

		}

	}

}
