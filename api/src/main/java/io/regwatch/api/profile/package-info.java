/** The regulatory profile of a workspace's company. */
@NullMarked
package io.regwatch.api.profile;

import org.jspecify.annotations.NullMarked;
