import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card, CardRow } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SuccessMessage } from '#ui/success-message.tsx';
import { useExportAccount } from '#web/api/own-data.ts';
import { DELETE_ACCOUNT } from '#web/navigation.ts';
import profile from '../profile.module.css';
import { usePassingMessage } from '../use-passing-message.ts';
import { ImportDialog } from './import-dialog.tsx';
import styles from './your-data.module.css';

/** Export, import, and the way to delete the account. */
export function YourData() {
	const [importing, setImporting] = useState(false);
	const takeAlong = useExportAccount();
	const { message, place, show } = usePassingMessage();
	return (
		<section aria-labelledby="your-data">
			<SectionHeading id="your-data" title="Your data">
				Everything here is yours: take it along, bring it back, or delete it.
			</SectionHeading>
			<div className={profile.messages}>
				<SuccessMessage ref={place}>{message}</SuccessMessage>
				{takeAlong.isError ? <Notice tone="red">Nothing was exported: {takeAlong.error.message}</Notice> : null}
			</div>
			<Card as="ul" padding="none">
				<CardRow as="li" className={styles.row}>
					<div>
						<p className={styles.name}>Export everything</p>
						<p className={styles.hint}>
							A ZIP with your profile, clients, calls and runs, as JSON and as text to read. Without passwords and
							addresses of shared pages.
						</p>
					</div>
					<Button
						loading={takeAlong.isPending}
						onClick={() => takeAlong.mutate(undefined, { onSuccess: () => show('Your export was saved.') })}
					>
						Export
					</Button>
				</CardRow>
				<CardRow as="li" className={styles.row}>
					<div>
						<p className={styles.name}>Import an export</p>
						<p className={styles.hint}>From here or from another Growth Toolkit. What you have stays as it is.</p>
					</div>
					<Button onClick={() => setImporting(true)}>Import</Button>
				</CardRow>
				<CardRow as="li" className={styles.row}>
					<div>
						<p className={styles.name}>Delete your account</p>
						<p className={styles.hint}>You see first what goes, and choose: now or in 30 days.</p>
					</div>
					<Button component={Link} to={DELETE_ACCOUNT.path} c="var(--red-text)">
						Delete Account
					</Button>
				</CardRow>
			</Card>
			<ImportDialog
				opened={importing}
				onClose={() => setImporting(false)}
				onDone={(words) => {
					setImporting(false);
					show(words);
				}}
			/>
		</section>
	);
}
