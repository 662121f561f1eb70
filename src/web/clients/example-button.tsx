import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { useOpenExample } from '#web/api/clients.ts';
import { pathOfClient } from './client-path.ts';

/** Makes the example client, where there is none yet, and opens its page. */
export function ExampleButton() {
	const example = useOpenExample();
	const navigate = useNavigate();
	return (
		<>
			<Button
				loading={example.isPending}
				onClick={() => example.mutate(undefined, { onSuccess: ({ id }) => navigate(pathOfClient(id)) })}
			>
				Look at an example client
			</Button>
			{example.isError ? <Notice tone="red">The example could not be made: {example.error.message}</Notice> : null}
		</>
	);
}
