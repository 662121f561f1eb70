import { isExampleClient } from '#shared/example-client.ts';
import { StatusBadge } from '#ui/status-badge.tsx';

/** Marks what belongs to the example client; nothing for all else. */
export function ExampleBadge({ of: clientId }: { of: string | null | undefined }) {
	return isExampleClient(clientId) ? <StatusBadge tone="neutral">Example</StatusBadge> : null;
}
