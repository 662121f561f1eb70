import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { placeAt } from '#web/navigation.ts';

/** Says plainly that a screen of the plan does not exist yet, and where to go instead. */
export function NotBuilt() {
	const { pathname } = useLocation();
	const title = placeAt(pathname)?.title ?? 'This page';
	return (
		<EmptyState
			title="Not built yet"
			action={
				<Button component={Link} to="/sales-call-analyzer">
					Open the Sales Call Analyzer
				</Button>
			}
		>
			{title} is planned and will open here. The Sales Call Analyzer works today.
		</EmptyState>
	);
}
