package io.regwatch.scheduling;

import java.util.UUID;

import org.quartz.spi.InstanceIdGenerator;

/**
 * Names this process in the cluster. Quartz's own generator fails on a machine that does
 * not know its name.
 */
public final class PidInstanceIdGenerator implements InstanceIdGenerator {

	@Override
	public String generateInstanceId() {
		return ProcessHandle.current().pid() + "-" + UUID.randomUUID();
	}

}
