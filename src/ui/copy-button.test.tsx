import { IconLink } from '@tabler/icons-react';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { CopyButton } from './copy-button.tsx';

/** Replaces the browser's clipboard; accepts or refuses what it is given. */
function clipboard(accepts: boolean) {
	const written: string[] = [];
	const writeText = async (text: string) => {
		if (!accepts) throw new DOMException('Not allowed', 'NotAllowedError');
		written.push(text);
	};
	Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
	return written;
}

async function press(name: string) {
	await act(async () => {
		fireEvent.click(screen.getByRole('button', { name }));
	});
}

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

it('COPY-1: marks what was copied for 2 seconds', async () => {
	renderUi(<CopyButton text={() => 'the key insights'} label="Copy Key Insights" />);
	const written = clipboard(true);
	await press('Copy Key Insights');
	expect(written).toEqual(['the key insights']);
	expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(1999));
	expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(screen.getByRole('button', { name: 'Copy Key Insights' })).toBeVisible();
});

it('shows the icon that says what is copied, until it is', async () => {
	const { container } = renderUi(<CopyButton text={() => ''} label="Copy link" icon={IconLink} />);
	clipboard(true);
	expect(container.querySelector('.tabler-icon-link')).not.toBeNull();
	await press('Copy link');
	expect(container.querySelector('.tabler-icon-link')).toBeNull();
});

it('COPY-2: logs a refusal, shows no error, and selects the text instead', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	renderUi(<CopyButton text={() => 'the key insights'} label="Copy" />);
	clipboard(false);
	await press('Copy');
	expect(log).toHaveBeenCalledWith('Failed to copy', expect.anything());
	log.mockRestore();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
	const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
	expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('the key insights');
});

it('COPY-2: selects the text where it is shown already', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	renderUi(
		<>
			<p id="shown">the shown words</p>
			<CopyButton text={() => 'the shown words'} label="Copy" target={() => document.getElementById('shown')} />
		</>,
	);
	clipboard(false);
	await press('Copy');
	log.mockRestore();
	expect(window.getSelection()?.toString()).toBe('the shown words');
	expect(screen.queryByRole('textbox')).toBeNull();
});
