import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranscript } from './transcript-context.ts';

/** Opens the transcript beside the result; hidden while it is open. */
export function ShowTranscript({ className }: { className?: string }) {
	const transcript = useTranscript();
	if (!transcript || transcript.opened !== null) return null;
	return (
		<Button
			size="xs"
			variant="subtle"
			leftSection={<IconFileText size={16} aria-hidden />}
			onClick={transcript.show}
			className={className}
		>
			Show transcript
		</Button>
	);
}
