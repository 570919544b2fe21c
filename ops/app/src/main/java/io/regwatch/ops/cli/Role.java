package io.regwatch.ops.cli;

/** What a process of the service does. */
enum Role {

	/** Serves clients and begins no work. */
	API,

	/** Does the work and serves nobody; its port answers health only. */
	WORKER,

	/** Does both. */
	ALL;

	boolean isWorker() {
		return this != API;
	}

	boolean isApi() {
		return this != WORKER;
	}

}
