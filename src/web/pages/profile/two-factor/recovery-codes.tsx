import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CopyButton } from '#ui/copy-button.tsx';
import { saveFile } from '#web/api/download.ts';
import { Lead } from './lead.tsx';
import styles from './two-factor.module.css';

interface RecoveryCodesProps {
	email: string;
	codes: readonly string[];
	onDone: () => void;
}

/** Shown once: the dialog closes by the button alone. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
	const text = `Recovery codes of ${email} for Growth Toolkit\nEach works once, in place of a code of your app.\n\n${codes.join('\n')}\n`;
	return (
		<div className={styles.dialog}>
			<Lead>
				If you lose your phone, each of these codes signs you in once. Keep them where you find them without it, such as
				in your password manager. They are not shown again.
			</Lead>
			<ul className={styles.codes} aria-label="Recovery codes">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className={styles.keep}>
				<CopyButton label="Copy" text={() => text} />
				<Button
					size="sm"
					leftSection={<IconDownload size={16} aria-hidden />}
					onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'growth-toolkit-recovery-codes.txt')}
				>
					Download
				</Button>
			</div>
			<Button variant="filled" size="md" fullWidth onClick={onDone}>
				I have kept them
			</Button>
		</div>
	);
}
