import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { NewShare } from '#shared/shares.ts';
import type { WebTool } from '#tools/define.ts';
import type { Gaps } from '#web/wizard/suggestions/use-gaps.tsx';
import { MadeLink } from './made-link.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './shares.module.css';

interface ShareDialogProps {
	runId: string;
	share: NonNullable<WebTool['share']>;
	/** What the result still asks for. */
	gaps: Gaps;
	opened: boolean;
	onClose(): void;
}

/** As the theme has it for whole modals. */
const FADE = { transition: 'fade', duration: 140 } as const;

/** Makes links to a copy of a result for the member's client, and lists the existing ones. */
export function ShareDialog({ runId, share, gaps, opened, onClose }: ShareDialogProps) {
	return (
		<Modal.Root opened={opened} onClose={onClose} size="lg" padding="lg" centered transitionProps={FADE}>
			<Modal.Overlay backgroundOpacity={0.45} />
			<Modal.Content radius="lg">
				{/* A header of its own would be a second banner of the page. */}
				<Modal.Header role="none">
					<Modal.Title>{share.label}</Modal.Title>
					<Modal.CloseButton aria-label="Close" />
				</Modal.Header>
				<Modal.Body>
					<Content runId={runId} share={share} gaps={gaps} onClose={onClose} />
				</Modal.Body>
			</Modal.Content>
		</Modal.Root>
	);
}

/** Starts afresh each time the dialog is opened. */
function Content({ runId, share, gaps, onClose }: Omit<ShareDialogProps, 'opened'>) {
	const [made, setMade] = useState<NewShare | null>(null);
	return (
		<div className={styles.content}>
			{made ? (
				<MadeLink share={made} onAnother={() => setMade(null)} />
			) : (
				<ShareForm runId={runId} share={share} gaps={gaps} onMade={setMade} onClose={onClose} />
			)}
			<ShareLinks runId={runId} parts={share.parts} />
		</div>
	);
}
