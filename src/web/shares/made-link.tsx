import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { NewShare } from '#shared/shares.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { longDay } from '#web/dates.ts';
import styles from './shares.module.css';

/** The address of a link that was just made. */
export function MadeLink({ share, onAnother }: { share: NewShare; onAnother(): void }) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.select(), []);
	const { gaps } = share;
	return (
		<section aria-label="The new link" className={styles.form}>
			<div className={styles.address}>
				<TextInput
					ref={field}
					label={`Link to version ${share.version}`}
					value={share.address}
					readOnly
					onFocus={(event) => event.currentTarget.select()}
				/>
				<CopyButton label="Copy link" text={() => share.address} size="md" />
			</div>
			<p className={styles.hint}>
				It works until {longDay(share.expiresAt)}
				{share.hasPassword ? ', with the password that you set' : ''}. You find it below again.
			</p>
			{gaps > 0 ? (
				<Notice tone="yellow">
					Your client sees {gaps === 1 ? 'one place' : `${gaps} places`} that still {gaps === 1 ? 'waits' : 'wait'} for
					you, such as [add …].
				</Notice>
			) : null}
			<div className={styles.buttons}>
				<TextLink href={share.address}>Look at the page</TextLink>
				<Button onClick={onAnother}>Make another link</Button>
			</div>
		</section>
	);
}
