package io.regwatch.api.connection;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

import org.apache.coyote.AbstractProcessor;
import org.apache.coyote.Constants;
import org.apache.coyote.Request;
import org.apache.tomcat.util.net.NioChannel;
import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.jspecify.annotations.Nullable;

/**
 * Refuses connections of an address that has too many, and closes those with slow
 * headers.
 */
final class LimitedEndpoint extends NioEndpoint {

	private static final long INTERVAL_MILLIS = 500;

	private volatile ConnectionProperties properties = ConnectionProperties.DEFAULT;

	private @Nullable ScheduledFuture<?> deadline;

	void limit(ConnectionProperties properties) {
		this.properties = properties;
	}

	@Override
	public void startInternal() throws Exception {
		super.startInternal();
		this.deadline = getUtilityExecutor().scheduleWithFixedDelay(this::closeSlow, INTERVAL_MILLIS, INTERVAL_MILLIS,
				TimeUnit.MILLISECONDS);
	}

	@Override
	public void stopInternal() {
		if (this.deadline != null) {
			this.deadline.cancel(false);
		}
		super.stopInternal();
	}

	@Override
	protected boolean setSocketOptions(SocketChannel socket) {
		return hasRoom(socket) && super.setSocketOptions(socket);
	}

	/** Counts only when so many are open that the address may have too many. */
	private boolean hasRoom(SocketChannel socket) {
		int max = this.properties.maxPerAddress();
		try {
			return getConnections().size() < max || !(socket.getRemoteAddress() instanceof InetSocketAddress address)
					|| count(address.getAddress().getHostAddress(), max) < max;
		}
		catch (IOException ex) {
			return false;
		}
	}

	private long count(String address, int max) {
		return getConnections().stream().filter((one) -> address.equals(one.getRemoteAddr())).limit(max).count();
	}

	private void closeSlow() {
		long now = System.nanoTime();
		for (SocketWrapperBase<NioChannel> connection : getConnections()) {
			if (connection.getCurrentProcessor() instanceof AbstractProcessor processor && isSlow(processor, now)) {
				connection.close();
			}
		}
	}

	/** The header is incomplete while a request has begun that nothing processes. */
	private boolean isSlow(AbstractProcessor processor, long now) {
		Request request = processor.getRequest();
		int stage = request.getRequestProcessor().getStage();
		long start = request.getStartTimeNanos();
		return !processor.isAsync() && (stage == Constants.STAGE_PARSE || stage == Constants.STAGE_ENDED) && start >= 0
				&& now - start > this.properties.headerTimeout().toNanos();
	}

}
