import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';

export function NotFoundPage() {
	return (
		<EmptyState
			title="There is no page at this address"
			action={
				<Button component={Link} to="/">
					Go to the Dashboard
				</Button>
			}
		>
			The link may be old, or a letter of the address is wrong.
		</EmptyState>
	);
}
