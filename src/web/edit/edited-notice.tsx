import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import styles from './edit.module.css';
import type { Edited } from './use-edited.ts';

interface EditedNoticeProps {
	edited: Edited;
	/** The source of the result, e.g. "the call". */
	source: string;
	/** Edits that were typed and not saved, and what to do about them. */
	unsaved: { goOn(): void; discard(): void } | null;
}

/** Says which version is shown, and leads to the other one. */
export function EditedNotice({ edited, source, unsaved }: EditedNoticeProps) {
	const { looksBack, takenBack, undone, changing, failure, said } = edited;
	return (
		<>
			<VisuallyHidden role="status">{said}</VisuallyHidden>
			{unsaved ? (
				<Words text="You typed edits of this result that are not saved yet.">
					<Button size="xs" onClick={unsaved.goOn}>
						Continue editing
					</Button>
					<Button size="xs" variant="subtle" onClick={unsaved.discard}>
						Discard them
					</Button>
				</Words>
			) : null}
			{edited.edited ? (
				<Words
					text={
						looksBack
							? 'This is the original. Files, links and copies are made from your version.'
							: `You edited this result. Your edits were not checked against ${source}.`
					}
				>
					<NextButton takesFocus={undone} onClick={() => edited.look(!looksBack)}>
						{looksBack ? 'Show your version' : 'Show the original'}
					</NextButton>
					<Button size="xs" loading={changing} onClick={edited.restore}>
						Restore the original
					</Button>
				</Words>
			) : null}
			{takenBack && !edited.edited ? (
				<Words text="The original is back.">
					<NextButton takesFocus loading={changing} onClick={edited.undo}>
						Undo
					</NextButton>
				</Words>
			) : null}
			{failure ? (
				<div className={styles.notice}>
					<Notice tone="red">{failure}</Notice>
				</div>
			) : null}
		</>
	);
}

function Words({ text, children }: { text: string; children: ReactNode }) {
	return (
		<div className={styles.notice}>
			<Notice tone="neutral" action={<div className={styles.noticeButtons}>{children}</div>}>
				{text}
			</Notice>
		</div>
	);
}

interface NextButtonProps {
	/** The pressed button is gone with its notice: this one takes its focus. */
	takesFocus: boolean;
	loading?: boolean;
	children: string;
	onClick(): void;
}

function NextButton({ takesFocus, loading, children, onClick }: NextButtonProps) {
	const button = useRef<HTMLButtonElement>(null);
	const [wanted] = useState(takesFocus);
	useEffect(() => {
		if (wanted) button.current?.focus({ preventScroll: true });
	}, [wanted]);
	return (
		<Button size="xs" ref={button} loading={loading} onClick={onClick}>
			{children}
		</Button>
	);
}
