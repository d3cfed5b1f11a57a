/** Covers src/web/platform/api/transport/api-error.ts, src/web/widgets/file-upload.tsx. */
// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/web/platform/api/transport/api-error.ts';
import type { FileRef } from '../../../src/web/platform/data/file-ref.ts';
import { learnSays } from '../../learn-says.ts';
import { draw } from './draw.tsx';

const front: FileRef = { uuid: 'f1', name: 'front.jpg', size: 2048, type: 'image/jpeg' };
const options = { type: 'DRIVERS_LICENSE_FRONT', maxFiles: 2 };
const photo = (name = 'front.jpg', text = 'picture') => new File([text], name, { type: 'image/jpeg' });
const news = () => screen.getAllByRole('status').at(-1);
const chooser = () => screen.findByLabelText(/Choose (a file|files?): The question/);

test('a chosen file is sent with its kind and listed once the server keeps it', async () => {
  const upload = vi.fn(async () => front);
  const { user, answer } = draw('file-upload', { options, page: { upload } });
  const file = photo();
  await user.upload(await chooser(), file);
  expect(await screen.findByText(/Uploaded · 2.0 KB/)).toBeVisible();
  expect(upload).toHaveBeenCalledWith(file, 'DRIVERS_LICENSE_FRONT');
  expect(answer()).toEqual([front]);
});

test('what is plainly wrong is said before anything is sent', async () => {
  const upload = vi.fn(async () => front);
  const { user } = draw('file-upload', { options, page: { upload } });
  const input = await chooser();
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'notes.docx'));
  expect(await screen.findByText(/^We can't read this type of file/)).toBeVisible();
  expect(news()).toHaveTextContent(/^notes.docx was not uploaded. We can't read this type of file/);
  expect(upload).not.toHaveBeenCalled();
});

test('a file is too large where limits.json says so', async () => {
  learnSays(({ uploads }) => Object.assign(uploads ?? {}, { megabytes: 1 }));
  const upload = vi.fn(async () => front);
  const { user } = draw('file-upload', { options, page: { upload } });
  await user.upload(await chooser(), photo('large.jpg', 'x'.repeat(1024 * 1024 + 1)));

  expect(await screen.findByText(/^This file is larger than 1 MB/)).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
  await user.upload(await chooser(), photo('small.jpg', 'x'.repeat(1024 * 1024)));
  expect(upload).toHaveBeenCalledOnce();
  learnSays();
});

test('the words of the server stand at the file and are heard, and a file that did not arrive can be sent again', async () => {
  const upload = vi
    .fn(async () => front)
    .mockRejectedValueOnce(new ApiError('We are busy. Try again in a minute', 503));
  const { user, answer } = draw('file-upload', { options, page: { upload } });
  await user.upload(await chooser(), photo());
  expect(await screen.findByText('We are busy. Try again in a minute.')).toBeVisible();
  expect(news()).toHaveTextContent('front.jpg was not uploaded. We are busy.');

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/Uploaded/)).toBeVisible();
  expect(answer()).toEqual([front]);
});

test('a file that the server has read and refused is not offered to be sent again, and the reason is heard', async () => {
  const upload = async (): Promise<FileRef> => {
    throw new ApiError('You already uploaded this file. Choose a different one', 422);
  };
  const { user } = draw('file-upload', { options, page: { upload } });
  await user.upload(await chooser(), photo('copy.jpg'));

  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('You already uploaded this file. Choose a different one.');
  expect(news()).toHaveTextContent('copy.jpg was not uploaded. You already uploaded this file.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('button', { name: /copy\.jpg/ })).toBeVisible();
  expect(await chooser()).toBeEnabled();
});

test('once the one photo that is asked for is there, what was wrong with another is gone', async () => {
  const upload = vi
    .fn(async () => front)
    .mockRejectedValueOnce(new ApiError('This picture is too small', 422));
  const { user } = draw('file-upload', { options: { ...options, maxFiles: 1 }, page: { upload } });
  await user.upload(await chooser(), photo('small.jpg'));
  expect(await screen.findByText('This picture is too small.')).toBeVisible();
  await user.upload(await chooser(), photo());

  expect(await screen.findByText(/Uploaded/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('two files sent together are both kept, whichever arrives first', async () => {
  let finishFirst = (_: FileRef) => {};
  const upload = (file: File) =>
    file.name === 'a.jpg'
      ? new Promise<FileRef>((done) => {
          finishFirst = done;
        })
      : Promise.resolve({ ...front, uuid: 'b', name: 'b.jpg' });
  const { user, answer } = draw('file-upload', { options, page: { upload } });
  await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg')]);
  await screen.findByText(/Uploaded/);
  finishFirst({ ...front, uuid: 'a', name: 'a.jpg' });
  await screen.findByRole('button', { name: 'Remove a.jpg' });
  expect(answer()).toEqual([expect.objectContaining({ uuid: 'b' }), expect.objectContaining({ uuid: 'a' })]);
});

test('a file can be removed, here and at the server', async () => {
  const removeFile = vi.fn(async () => undefined);
  const { user, answer } = draw('file-upload', { options, value: [front], page: { removeFile } });
  await user.click(await screen.findByRole('button', { name: 'Remove front.jpg' }));
  expect(removeFile).toHaveBeenCalledWith('f1');
  expect(answer()).toBeUndefined();
});

test('the browser holds a picture as long as it is shown, and no longer', async () => {
  const held = new Set<string>();
  let made = 0;
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      held.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (address: string) => held.delete(address),
  });
  const upload = async (file: File) => ({ ...front, uuid: file.name, name: file.name });
  const { user, unmount } = draw('file-upload', { options, page: { upload } });
  await user.upload(await chooser(), [photo('a.jpg'), photo('b.jpg')]);
  await screen.findByRole('button', { name: 'Remove b.jpg' });
  expect(held.size).toBe(2);

  await user.click(screen.getByRole('button', { name: 'Remove a.jpg' }));
  expect(held.size).toBe(1);
  unmount();
  expect(held.size).toBe(0);
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('a full list takes no more, and a disabled one neither takes nor gives', async () => {
  const { unmount } = draw('file-upload', { options: { ...options, maxFiles: 1 }, value: [front] });
  await screen.findByText('front.jpg');
  expect(screen.queryByLabelText(/Choose/)).toBeNull();
  unmount();

  draw('file-upload', { options, value: [front], disabled: true });
  await screen.findByText('front.jpg');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a camera field offers the camera and says how to take the photo', async () => {
  draw('file-upload', { options: { ...options, camera: 'user' } });
  expect(await screen.findByLabelText('Take a photo: The question')).toHaveAttribute('capture', 'user');
  expect(screen.getByRole('list', { name: 'Photo tips' })).toHaveTextContent('Look straight at the camera');
});

test('where the tips stand at another field of the page they are not said again', async () => {
  draw('file-upload', { options: { ...options, camera: 'environment', tips: false } });
  expect(await screen.findByLabelText('Take a photo: The question')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Photo tips' })).toBeNull();
});

test('a selfie takes photos only, says so, and refuses a PDF in kind words', async () => {
  const upload = vi.fn(async () => front);
  const selfie = { type: 'SELFIE', camera: 'user', maxFiles: 1 };
  const { user } = draw('file-upload', { options: selfie, page: { upload } });
  const input = await screen.findByLabelText(/Choose a file: The question/);
  expect(screen.getByText('JPG, PNG or HEIC, up to 15 MB')).toBeVisible();
  expect(screen.queryByText(/PDF/)).toBeNull();
  expect(input.getAttribute('accept')).not.toContain('pdf');
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'me.pdf'));
  expect(await screen.findByText('This needs to be a photo. Use a JPG, PNG or HEIC file.')).toBeVisible();
  expect(upload).not.toHaveBeenCalled();
});
