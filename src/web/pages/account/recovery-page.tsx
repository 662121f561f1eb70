import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { appSettings } from '#web/settings.ts';
import styles from './account-layout.module.css';
import { AccountLayout } from './account-layout.tsx';

/** Stands for /forgot-password and /reset-password until they are built. */
export function RecoveryPage() {
	const { supportEmail } = appSettings();
	return (
		<AccountLayout lead="Setting a new password by email is not built yet.">
			<div className={styles.form}>
				<Notice tone="neutral">
					Write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> from the address of your account.
				</Notice>
				<Button component={Link} to="/signin" size="md" fullWidth>
					Back to Sign In
				</Button>
			</div>
		</AccountLayout>
	);
}
