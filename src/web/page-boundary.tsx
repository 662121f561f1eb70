import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';

interface State {
	failed: boolean;
}

/**
 * Catches a page that breaks or whose files cannot be loaded, e.g. after an update of the server. Give it a key that
 * changes with the page, so that the next page starts afresh.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		return (
			<EmptyState
				title="This page could not be shown"
				action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
			>
				It may have been updated since you opened it. What you typed is kept.
			</EmptyState>
		);
	}
}
