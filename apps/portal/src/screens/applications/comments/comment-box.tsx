import { commentMaximumLength, commentError } from '@portal/api/contract';
import { commentQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { TextArea } from '@portal/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useDraft } from '../../../session/use-draft.ts';

/** Adds a comment. The typed text is kept until it is saved, also across a reload (OP-152). */
export function CommentBox({ guid }: { guid: string }) {
  const [text, setText] = useDraft(`comment ${guid}`);
  const [serverError, setServerError] = useState<string>();
  const { mutateAsync, reset, isPending, isError, isSuccess } = useMutation(
    commentQueries(useClient()).add(guid),
  );
  const write = (next: string) => {
    setText(next);
    setServerError(undefined);
    reset();
  };
  const save = () => {
    const wrong = commentError(text);
    if (wrong !== undefined) return setServerError(wrong);
    // Runs also after the box was unmounted: a saved comment must not remain as a draft.
    mutateAsync(text.trim()).then(
      () => setText(''),
      () => undefined,
    );
  };

  return (
    <div>
      <TextArea
        label="Comment"
        labelHidden
        placeholder="Write a comment"
        rows={3}
        value={text}
        onValueChange={write}
        readOnly={isPending}
        limit={commentMaximumLength}
        revealErrors="never"
        serverError={serverError}
        action={
          <Button variant="primary" pending={isPending} onClick={save}>
            {isError ? 'Retry' : 'Save'}
          </Button>
        }
      />
      {isError && (
        <Alert tone="danger" role="alert" className="mt-2">
          The comment was not saved. The text is kept.
        </Alert>
      )}
      <p role="status" className="sr-only">
        {isPending ? 'Saving' : isSuccess ? 'Comment saved' : ''}
      </p>
    </div>
  );
}
