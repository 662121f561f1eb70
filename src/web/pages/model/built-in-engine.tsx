import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useDisconnectModel } from '#web/api/model-settings.ts';
import { useRuns } from '#web/api/runs.ts';
import styles from './model-page.module.css';

interface BuiltInEngineProps {
	isUsed: boolean;
	/** The model that would be disconnected. */
	connected: string | undefined;
	onDone(words: string): void;
}

export function BuiltInEngine({ isUsed, connected, onDone }: BuiltInEngineProps) {
	const disconnect = useDisconnectModel();
	/** Comes from the set-up, and goes on from here. */
	const isNew = useRuns().data?.length === 0;
	const use = () =>
		disconnect.mutate(undefined, {
			onSuccess: () => onDone(`The built-in engine writes from now on. The key of ${connected} is forgotten.`),
		});
	return (
		<Card as="section" aria-labelledby="built-in">
			<SectionHeading
				id="built-in"
				title="The built-in engine"
				action={isUsed ? <StatusBadge tone="green">In use</StatusBadge> : null}
			>
				Arranges what members wrote and what was said in their calls. It takes seconds, costs nothing, and nothing
				leaves this server.
			</SectionHeading>
			{disconnect.isError ? <Notice tone="red">It could not be chosen: {disconnect.error.message}</Notice> : null}
			{connected !== undefined ? (
				<div className={styles.buttons}>
					<Button loading={disconnect.isPending} onClick={use}>
						Disconnect {connected}
					</Button>
				</div>
			) : isNew ? (
				<div className={styles.buttons}>
					<Button component={Link} to="/">
						Continue with the built-in engine
					</Button>
				</div>
			) : null}
		</Card>
	);
}
