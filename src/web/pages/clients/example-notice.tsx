import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { useDeleteClient } from '#web/api/clients.ts';
import { CLIENTS } from '#web/navigation.ts';

/** Above the example client: what it is, and the way to be rid of it. Nothing is lost, so nothing is asked. */
export function ExampleNotice({ clientId }: { clientId: string }) {
	const remove = useDeleteClient(clientId);
	const navigate = useNavigate();
	return (
		<Notice
			tone="neutral"
			action={
				<Button
					size="xs"
					loading={remove.isPending}
					onClick={() => remove.mutate(undefined, { onSuccess: () => navigate(CLIENTS.path) })}
				>
					Remove the example
				</Button>
			}
		>
			This client is an example: an invented call, with the analysis and the proposal that the built-in engine wrote
			from it. It goes with all of them when you remove it.
			{remove.isError ? ` It was not removed: ${remove.error.message}` : ''}
		</Notice>
	);
}
