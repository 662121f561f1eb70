import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import type { Client, Person } from '#shared/clients.ts';
import { isSecureAddress } from '#shared/submission-fields.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { EditClientDialog } from '#web/clients/client-dialog.tsx';
import { toolById } from '#web/navigation.ts';
import { isEmailAddress } from '#web/pages/account/email-address.ts';
import { ClientMenu } from './client-menu.tsx';
import styles from './client-page.module.css';

const BEGINNINGS = [
	{ tool: 'sales-call-analyzer', label: 'Analyze a call' },
	{ tool: 'dealmaker', label: 'Write a proposal' },
	{ tool: 'growth-plan-calculator', label: 'Plan their growth' },
	{ tool: 'cold-email-writer', label: 'Write emails' },
	{ tool: 'ai-sdr', label: 'Plan a campaign' },
] as const;

interface ClientHeadProps {
	client: Client;
	/** Takes the focus where a button went away. */
	heading: RefObject<HTMLHeadingElement | null>;
}

/** Who the client is, and what can be begun with it. */
export function ClientHead({ client, heading }: ClientHeadProps) {
	const [editing, setEditing] = useState(false);
	const { id, company, trade, size, website, people } = client;
	const facts = [trade, size].filter((text) => text !== '');
	return (
		<div className={styles.head}>
			<EditClientDialog client={client} opened={editing} onClose={() => setEditing(false)} />
			<PageHeader
				title={company}
				titleRef={heading}
				actions={
					<>
						<Button onClick={() => setEditing(true)}>Edit</Button>
						<ClientMenu client={client} />
					</>
				}
			>
				{facts.join(' · ')}
				{website ? (
					<>
						{facts.length > 0 ? ' · ' : ''}
						{isSecureAddress(website) ? (
							<TextLink href={website}>{website.replace(/^https:\/\//i, '')}</TextLink>
						) : (
							website
						)}
					</>
				) : null}
			</PageHeader>
			{people.length > 0 ? (
				<ul className={styles.people} aria-label="People">
					{people.map((person, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing in a row has a state
						<PersonItem key={at} person={person} />
					))}
				</ul>
			) : null}
			<nav className={styles.beginnings} aria-label="Begin for this client">
				{BEGINNINGS.map(({ tool, label }, at) => {
					const Icon = toolById(tool)?.icon;
					return (
						<Button
							key={tool}
							component={Link}
							to={`/${tool}?${new URLSearchParams({ client: id })}`}
							variant={at === 0 ? 'filled' : 'default'}
							leftSection={Icon ? <Icon size={16} aria-hidden /> : null}
						>
							{label}
						</Button>
					);
				})}
			</nav>
		</div>
	);
}

function PersonItem({ person: { name, role, email } }: { person: Person }) {
	return (
		<li className={styles.person}>
			<span className={styles.personName}>{name}</span>
			{role ? <span>{role}</span> : null}
			{isEmailAddress(email) ? (
				<TextLink href={`mailto:${email}`}>{email}</TextLink>
			) : email ? (
				<span>{email}</span>
			) : null}
		</li>
	);
}
