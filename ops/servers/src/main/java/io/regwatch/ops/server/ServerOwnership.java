package io.regwatch.ops.server;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

import org.jspecify.annotations.Nullable;

/**
 * Decides which process owns the servers of a home: the one that gets its lock. Others
 * use its servers or wait.
 */
final class ServerOwnership {

	private static final Duration PAUSE = Duration.ofMillis(200);

	private static final Duration TIMEOUT = Duration.ofMinutes(2);

	private final Home home;

	private final Consumer<String> progress;

	private long deadline = System.nanoTime() + TIMEOUT.toNanos();

	private @Nullable String reported;

	ServerOwnership(Home home, Consumer<String> progress) {
		this.home = home;
		this.progress = progress;
	}

	/**
	 * Waits for a one-shot owner until it exits, for a long-running one until its servers
	 * are ready. Fails with {@link ServersException.NotStarted} if they never are.
	 */
	Result run() throws IOException, InterruptedException {
		while (true) {
			Optional<HomeLock> lock = HomeLock.tryAcquire(this.home);
			if (lock.isPresent()) {
				return new Result.Owner(lock.get());
			}
			Optional<ServersFile> owner = ServersFile.readIfPresent(this.home).filter(ServersFile::isOwnerAlive);
			Optional<Result> shared = owner.flatMap(ServersFile::share);
			if (shared.isPresent()) {
				return shared.get();
			}
			awaitChange(owner);
		}
	}

	private void awaitChange(Optional<ServersFile> owner) throws InterruptedException {
		String who = owner.map(ServersFile::owner).orElse("another process");
		if (owner.isPresent()) {
			report("Waiting for %s, which uses '%s'".formatted(who, this.home.directory()));
		}
		if (owner.isPresent() && !owner.get().longRunning()) {
			this.deadline = System.nanoTime() + TIMEOUT.toNanos();
		}
		if (System.nanoTime() > this.deadline) {
			throw new ServersException.NotStarted(
					"The servers of %s in '%s' do not answer: look into '%s', end that process, then start again"
						.formatted(who, this.home.directory(), this.home.logs()),
					null);
		}
		Thread.sleep(PAUSE);
	}

	private void report(String message) {
		if (!message.equals(this.reported)) {
			this.progress.accept(message);
			this.reported = message;
		}
	}

	/** The result: this process owns the servers, or uses those of another. */
	sealed interface Result {

		record Owner(HomeLock lock) implements Result {

		}

		record Client(Database database, SearchServer search) implements Result {

		}

	}

}
