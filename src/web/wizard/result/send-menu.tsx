import { Button } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { mailtoAddress } from '#prose/email/mailto.ts';
import { EXPORT_FORMATS, type ExportFormat, MAILING_FORMATS } from '#shared/export-formats.ts';
import type { Mailing } from '#shared/mailing.ts';
import { LateMenu } from '#ui/late-menu.tsx';

interface SendMenuProps {
	label: string;
	mailing: Mailing;
	save(format: ExportFormat, part?: number): Promise<void>;
}

/** Hands the emails to where they are sent from: the mail program, or the list of a sending program. */
export function SendMenu({ label, mailing, save }: SendMenuProps) {
	return (
		<LateMenu
			position="bottom-end"
			button={
				<Button
					leftSection={<IconMail size={16} aria-hidden />}
					rightSection={<IconChevronDown size={16} aria-hidden />}
				>
					{label}
				</Button>
			}
		>
			{(Menu) => (
				<>
					<Menu.Label>In your mail program</Menu.Label>
					{mailing.mails.map(({ name, subject, body }, index) => {
						const address = mailtoAddress(mailing.to.address, subject, body);
						return address === null ? (
							<Menu.Item key={name} onClick={() => save('eml', index + 1)}>
								{name}, as a draft (.eml)
							</Menu.Item>
						) : (
							<Menu.Item key={name} component="a" href={address}>
								{name}
							</Menu.Item>
						);
					})}
					<Menu.Label>As files</Menu.Label>
					{MAILING_FORMATS.map((format) => (
						<Menu.Item key={format} onClick={() => save(format)}>
							{EXPORT_FORMATS[format].label}
						</Menu.Item>
					))}
				</>
			)}
		</LateMenu>
	);
}
