import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAccountContents, useDeletion } from '#web/api/own-data.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AccountSummary } from '../account-summary.tsx';
import profile from '../profile.module.css';
import { DeletionForm } from './deletion-form.tsx';
import { WhatGoes } from './what-goes.tsx';

/** Says what goes with the account, and deletes it now or in 30 days. */
export function DeleteAccountPage() {
	const { user } = useAuth();
	const { data: contents, error, isPending, refetch } = useAccountContents();
	const { data: deletion } = useDeletion();
	if (user === null) return null;
	return (
		<div className={profile.page}>
			<AccountSummary user={user} />
			<section aria-labelledby="what-goes">
				<SectionHeading id="what-goes" title="What goes with your account">
					Take a copy first if you want one: “Export” is under{' '}
					<TextLink as={Link} to="/profile">
						Your data
					</TextLink>
					.
				</SectionHeading>
				{isPending ? <Spinner label="Counting what you have" /> : null}
				{error && !contents ? (
					<LoadFailure onAgain={refetch}>What you have could not be counted: {error.message}</LoadFailure>
				) : null}
				{contents ? <WhatGoes contents={contents} /> : null}
			</section>
			{contents?.isLastOwner ? (
				<Notice tone="yellow">
					You own this installation. Make another account its owner first, with{' '}
					<code>npm run members -- owner EMAIL</code> on the server; then delete yours.
				</Notice>
			) : (
				<section aria-labelledby="delete" className={profile.form}>
					<SectionHeading id="delete" title="Delete it" />
					<Card>
						<DeletionForm email={user.email} isPlanned={Boolean(deletion?.deleteAt)} />
					</Card>
				</section>
			)}
		</div>
	);
}
