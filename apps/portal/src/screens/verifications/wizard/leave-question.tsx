import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';

const texts = {
  typed: {
    title: 'Discard details?',
    text: 'What was entered is lost when the wizard closes.',
    stay: 'Keep editing',
    leave: 'Discard',
  },
  waiting: {
    title: 'Close without waiting?',
    text: 'The request has been sent and cannot be called back. What comes of it will stand in the list.',
    stay: 'Keep waiting',
    leave: 'Close wizard',
  },
} as const;

export interface LeaveQuestionProps {
  /** What was typed, or a request that is under way and cannot be called back. */
  about: keyof typeof texts;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before anything that was typed, or is waited for, goes away. */
export function LeaveQuestion({ about, onStay, onLeave }: LeaveQuestionProps) {
  const { title, text, stay, leave } = texts[about];
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onStay}
      foot={
        <>
          <Button size="md" onClick={onStay}>
            {stay}
          </Button>
          <Button size="md" variant={about === 'typed' ? 'danger' : 'primary'} onClick={onLeave}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
