import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListedMember } from '#shared/member-requests.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Outcome } from '#ui/outcome.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useAddMembers, useResumeMember } from '#web/api/members.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { AddDialog } from './add-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MemberList } from './member-list.tsx';
import styles from './members-page.module.css';
import { QuestionDialog } from './question-dialog.tsx';
import { ResetLinkDialog } from './reset-link-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { addedWords } from './words.ts';

type Dialog = 'add' | 'import' | 'remove' | 'link' | 'suspend' | 'two-factor' | 'delete';

/** The authorized list, for the owner. */
export function MembersPage() {
	const { user } = useAuth();
	if (user?.role !== 'owner') {
		return (
			<EmptyState title="Only the owner sees the members">
				Sign in with the owner's account, or ask the owner to add somebody for you.
			</EmptyState>
		);
	}
	return <Members />;
}

function Members() {
	const [params, setParams] = useSearchParams();
	const [dialog, setDialog] = useState<Dialog | null>(null);
	const [email, setEmail] = useState('');
	const [outcome, setOutcome] = useState<{ words: string } | null>(null);
	const add = useAddMembers();
	const resume = useResumeMember();
	const query = (params.get('q') ?? '').trim();
	const search = (q: string) => setParams(q === '' ? {} : { q }, { replace: true });
	const close = () => setDialog(null);
	const done = (words: string) => {
		setOutcome({ words });
		close();
	};
	const openFor = (kind: Dialog) => (member: ListedMember) => {
		setEmail(member.email);
		setDialog(kind);
	};
	const authorize = (member: ListedMember) =>
		add.mutate([member.email], { onSuccess: (answer) => setOutcome({ words: addedWords(answer) }) });

	const allow = ({ email }: ListedMember) =>
		resume.mutate(email, { onSuccess: () => setOutcome({ words: `${email} can sign in again.` }) });

	return (
		<div className={styles.page}>
			{/* Before the outcome: a closing dialog notes the focus, and does not move it when the outcome takes it. */}
			<AddDialog opened={dialog === 'add'} onClose={close} onDone={done} />
			<ImportDialog opened={dialog === 'import'} onClose={close} onDone={done} />
			<QuestionDialog kind="remove" opened={dialog === 'remove'} email={email} onClose={close} onDone={done} />
			<QuestionDialog kind="suspend" opened={dialog === 'suspend'} email={email} onClose={close} onDone={done} />
			<QuestionDialog kind="two-factor" opened={dialog === 'two-factor'} email={email} onClose={close} onDone={done} />
			<QuestionDialog kind="delete" opened={dialog === 'delete'} email={email} onClose={close} onDone={done} />
			<ResetLinkDialog opened={dialog === 'link'} email={email} onClose={close} />
			<PageHeader
				title="Who may make an account"
				actions={
					<>
						<Button leftSection={<IconFileImport size={16} aria-hidden />} onClick={() => setDialog('import')}>
							Import a CSV
						</Button>
						<Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDialog('add')}>
							Add addresses
						</Button>
					</>
				}
			>
				The authorized list, newest first, with every account and refund.
			</PageHeader>
			<Outcome outcome={outcome} />
			{resume.isError ? <Notice tone="red">It still cannot sign in: {resume.error.message}</Notice> : null}
			{add.isError ? <Notice tone="red">The address could not be authorized: {add.error.message}</Notice> : null}
			<SearchField query={query} onSearch={search} />
			<MemberList
				query={query}
				onClear={() => search('')}
				actions={{
					onLink: openFor('link'),
					onRemove: openFor('remove'),
					onAuthorize: authorize,
					onSuspend: openFor('suspend'),
					onResetTwoFactor: openFor('two-factor'),
					onResume: allow,
					onDelete: openFor('delete'),
				}}
			/>
		</div>
	);
}
