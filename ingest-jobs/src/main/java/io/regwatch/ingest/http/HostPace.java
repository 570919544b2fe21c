package io.regwatch.ingest.http;

import java.util.concurrent.TimeUnit;

/** Lets requests to one host through at the pace of its source. */
final class HostPace {

	private int underWay;

	private long nextStart = System.nanoTime();

	/** Waits for a place and for the time that is due since the request before. */
	synchronized Permit enter(FetchRules rules) throws InterruptedException {
		while (this.underWay >= rules.concurrency()) {
			wait();
		}
		this.underWay++;
		long start = Math.max(this.nextStart, System.nanoTime());
		this.nextStart = start + Math.round(TimeUnit.SECONDS.toNanos(1) / rules.requestsPerSecond());
		return new Permit(this, start);
	}

	private synchronized void leave() {
		this.underWay--;
		notifyAll();
	}

	/** A request's place; closing it makes room for another. */
	record Permit(HostPace pace, long start) implements AutoCloseable {

		void await() throws InterruptedException {
			TimeUnit.NANOSECONDS.sleep(this.start - System.nanoTime());
		}

		@Override
		public void close() {
			this.pace.leave();
		}

	}

}
